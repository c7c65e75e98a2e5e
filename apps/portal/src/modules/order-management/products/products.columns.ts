import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';
import { nextStepText } from '@mailroom/domain/derivation/nextStepText';
import { pastAttemptText } from '@mailroom/domain/derivation/pastAttempt';
import { isFarOver } from '@mailroom/domain/derivation/volume';
import { isReader } from '@mailroom/domain/derivation/who';
import { statusesOf } from '../../../components/statusLists.ts';
import { dueText } from '../../../shared/dates/dueText.ts';

type ProductRow = V1Schemas['ProductRow'];

/** Names what a stopped attempt had frozen, where the figures are those of a relaunch. */
function pastOf({ product_status: status, past_attempt: past, recipients }: ProductRow): string[] {
  if (past === null || status === 'Cancelled') return [];
  return [pastAttemptText({ name: `Attempt ${past.attempt}`, frozen: past.recipients, now: recipients })];
}

/** All reasons in one text, so that the badge explains its status. */
function why(row: ProductRow) {
  return [...row.reasons.map(({ text }) => text), ...pastOf(row)].join(' ');
}

/** Too few people stop a product; far too many may be the wrong audience. */
function volumeTone({ reasons, volume_ordered, deliverable }: ProductRow) {
  if (reasons.some(({ code }) => code === 'volume_short')) return 'danger';
  return volume_ordered !== null && deliverable !== null && isFarOver(volume_ordered, deliverable)
    ? 'warning'
    : 'plain';
}

/** The action that anyone with its permission may take in a status. The column says 'You' to a reader who has it. */
const ANYONE = new Map<string, string>([
  ['Ready To Launch', 'launch'],
  ['Processing', 'confirm'],
]);

function whoActs(row: ProductRow, reader: number | undefined): string | null {
  const { product_status, actions, next_actor, next_actor_id, next_step } = row;
  const mayAct = actions.some(({ name, allowed }) => allowed && name === ANYONE.get(product_status));
  return nextStepText({ actor: mayAct || isReader(reader, next_actor_id) ? 'You' : next_actor, step: next_step });
}

/** How the product was when the reader last looked at it. */
function changedText({ changed_from: from, product_status }: ProductRow): string | null {
  return from && (from.product_status === product_status ? 'moved' : `was ${from.product_status}`);
}

/** Why a launched product waits, and by when to act. */
function whyAndWhen({ attention, next_due_at }: ProductRow, timeZone: string): string {
  // The code says it in words: 'start_missed'.
  const why = attention?.replaceAll('_', ' ');
  const when = next_due_at && dueText(new Date(next_due_at), new Date(), timeZone);
  return [why, when].filter(Boolean).join(', ');
}

interface ProductColumnsOptions {
  /** The reader's zone, in which dates are given. */
  readonly timeZone: string;
  /** The id of the reader, who is 'You'. */
  readonly reader: number | undefined;
  /** Whether the products are of many orders. Default true. */
  readonly hasOrder?: boolean;
}

export function productColumns(options: ProductColumnsOptions): readonly TableColumn<ProductRow>[] {
  const { timeZone, reader, hasOrder = true } = options;
  const columns: TableColumn<ProductRow>[] = [
    {
      id: 'product_name',
      header: 'Product',
      kind: 'text',
      look: 'strong',
      isSortable: true,
      width: { min: 224, grow: 3 },
      value: (row) => row.product_name,
      detail: (row) => String(row.product_id),
      detailKind: 'id',
      below: (row) => [changedText(row), hasOrder && row.advertiser_name].filter(Boolean).join(', '),
    },
    {
      id: 'advertiser_name',
      header: 'Advertiser',
      kind: 'text',
      isSortable: true,
      // It is below each name too.
      priority: 10,
      width: { min: 120, grow: 1 },
      value: (row) => row.advertiser_name,
    },
    {
      id: 'account_name',
      header: 'Account',
      kind: 'text',
      isSortable: true,
      priority: 7,
      width: { min: 160, grow: 1 },
      value: (row) => row.account_name,
    },
    {
      id: 'order_name',
      header: 'Order',
      kind: 'text',
      isSortable: true,
      priority: 8,
      width: { min: 120, grow: 1 },
      value: (row) => row.order_name,
    },
    {
      id: 'product_start_date',
      header: 'Start',
      kind: 'date',
      isSortable: true,
      priority: 2,
      value: (row) => row.product_start_date,
    },
    {
      id: 'product_end_date',
      header: 'End',
      kind: 'date',
      isSortable: true,
      priority: 9,
      value: (row) => row.product_end_date,
    },
    {
      id: 'volume_ordered',
      header: 'Ordered',
      kind: 'number',
      isSortable: true,
      priority: 6,
      width: 88,
      value: (row) => row.volume_ordered,
    },
    {
      id: 'deliverable',
      header: 'Deliverable',
      kind: 'number',
      isSortable: true,
      priority: 5,
      width: 104,
      value: (row) => row.deliverable,
      tone: volumeTone,
    },
    {
      id: 'recipients',
      header: 'Recipients',
      kind: 'number',
      priority: 7,
      width: 104,
      value: (row) => row.recipients,
    },
    {
      id: 'product_status',
      header: 'Status',
      kind: 'badge',
      isSortable: true,
      width: 204,
      value: (row) => {
        const { tone, meaning } = statusesOf('product').of(row.product_status);
        return { label: row.product_status, tone, description: why(row) || meaning };
      },
    },
    {
      id: 'who',
      header: 'Who acts',
      kind: 'text',
      priority: 1,
      width: { min: 184, grow: 2 },
      value: (row) => whoActs(row, reader),
      below: (row) => whyAndWhen(row, timeZone),
    },
  ];
  // Leaves out what all products of one order share.
  const shared = new Set(['advertiser_name', 'account_name', 'order_name']);
  return hasOrder ? columns : columns.filter(({ id }) => !shared.has(id));
}
