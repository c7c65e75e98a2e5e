import type { V2Schemas } from '@mailroom/api-client';
import type { CalendarEntry } from '@mailroom/design-system';
import { GO_AHEAD_STATUS } from '@mailroom/domain/statuses/productGroups';
import { statusesOf } from '../../../components/statusLists.ts';
import { paths } from '../../../shared/paths.ts';

export type Deployment = V2Schemas['CalendarProduct'];
type Overlap = V2Schemas['ProductOverlap'];

/** The parts of the calendar that can be shown, in their order. */
export const SHOWN = ['all', 'blocked', 'waiting', 'ready'] as const;
export type Shown = (typeof SHOWN)[number];

/** Returns the choice that a deployment belongs to; undefined when it is going out, over or a draft. */
export function waitsFor({ product_status: status, next_actor: actor }: Deployment): Shown | undefined {
  if (statusesOf('product').of(status).tone === 'danger') return 'blocked';
  if (status === GO_AHEAD_STATUS && actor !== 'Nobody') return 'waiting';
  return status === 'Ready To Launch' ? 'ready' : undefined;
}

/** How many deployments each choice shows. */
export function countShown(products: readonly Deployment[]): Readonly<Record<Shown, number>> {
  const counts = { all: products.length, blocked: 0, waiting: 0, ready: 0 };
  for (const product of products) {
    const group = waitsFor(product);
    if (group) counts[group] += 1;
  }
  return counts;
}

/** Begins with a capital letter. */
export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Words {
  readonly number: (value: number) => string;
  /** The time of an instant in the page's zone. */
  readonly time: (at: string) => string;
  readonly isMovable: boolean;
  readonly overlaps: readonly Overlap[];
}

/** How much of a deployment that goes out now has left, from 0 to 1. */
function progressOf({ product_status: status, volume, volume_delivered: sent }: Deployment): number | undefined {
  return status === 'Live' && volume ? Math.min(1, sent / volume) : undefined;
}

/** The last line of a deployment: how much has left, what is wrong, what to do, or when it is done. */
function lastLine(product: Deployment, { number, time }: Words): string | undefined {
  const { reasons, next_step: step, done_at: done, volume, volume_delivered: sent } = product;
  if (progressOf(product) !== undefined) return `${number(sent)} sent of ${number(volume ?? 0)}`;
  const group = waitsFor(product);
  if (group === 'blocked' && reasons[0]) return reasons[0].text;
  if ((group === 'blocked' || group === 'waiting') && step !== null) return asSentence(step);
  return done === null ? undefined : `done ${time(done)}`;
}

/** Says with which deployments this one shares people. */
function sharedWith({ product_id: id }: Deployment, { overlaps, number }: Words): string[] {
  return overlaps.flatMap(({ first, second, people }) => {
    if (first.product_id !== id && second.product_id !== id) return [];
    const other = first.product_id === id ? second : first;
    return [`${number(people)} also get ‘${other.product_name}’`];
  });
}

/** A deployment as an entry of the calendar, as high as it sends. */
export function entryOf(product: Deployment, words: Words): CalendarEntry {
  const { product_id: id, order_id: order, product_status: status, volume, done_at: done } = product;
  const last = lastLine(product, words);
  return {
    id: String(id),
    title: product.product_name,
    start: product.starts_at,
    end: done ?? undefined,
    tone: statusesOf('product').of(status).tone,
    href: paths.orderManagement.order(order, id),
    detail: volume === null ? undefined : words.number(volume),
    status,
    lines: [...sharedWith(product, words), product.advertiser_name, ...(last === undefined ? [] : [last])],
    progress: progressOf(product),
    isMovable: words.isMovable && product.actions.some(({ name, allowed }) => name === 'update' && allowed),
  };
}
