import type { V2Schemas } from '@mailroom/api-client';
import { localTime } from '@mailroom/domain/dates/wallClock';
import { effectsOf } from '../bulk/movePlan.ts';
import { dayIn } from './calendarPlace.ts';
import type { Deployment } from './deploymentEntries.ts';

/** One sentence about a place, before a deployment is dropped there. */
interface Effect {
  readonly tone: 'ink' | 'warning' | 'danger';
  readonly text: string;
}

const DAY = 86_400_000;

/** The day and the time that a zone's clocks show. A move is given by the clocks of the product's account. */
export function dayAndTime(at: string, timeZone: string): V2Schemas['DayAndTime'] {
  const text = new Date(localTime(new Date(at), timeZone)).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Says whether the product would keep its status, or why it can't be moved. */
export function statusEffects(preview: V2Schemas['ProductPreview']): Effect[] {
  if (preview.refused !== null) return [{ tone: 'danger', text: preview.refused }];
  const turned = effectsOf([preview]);
  if (turned.length === 0) return [{ tone: 'ink', text: `Stays ${preview.product_status}.` }];
  const why = preview.reasons[0]?.text;
  return [{ tone: 'danger', text: `Turns to ${preview.product_status}.${why === undefined ? '' : ` ${why}`}` }];
}

interface Plan {
  readonly products: readonly Deployment[];
  readonly days: readonly V2Schemas['CalendarDay'][];
  readonly overlaps: readonly V2Schemas['ProductOverlap'][];
  /** The zone of the page. */
  readonly timeZone: string;
  readonly locale: string;
}

/** How much the new day would send. Nothing while it is the same day, or has no capacity. */
function dayEffects(product: Deployment, start: string, plan: Plan): Effect[] {
  const number = new Intl.NumberFormat(plan.locale);
  const on = dayIn(new Date(start), plan.timeZone);
  const day = plan.days.find(({ date }) => date === on);
  if (!day?.capacity || on === dayIn(new Date(product.starts_at), plan.timeZone)) return [];
  const volume = day.volume + (product.volume ?? 0);
  const weekday = new Intl.DateTimeFormat(plan.locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(on));
  const text = `${weekday} then sends ${number.format(volume)} of ${number.format(day.capacity)}.`;
  return [{ tone: volume > day.capacity ? 'warning' : 'ink', text }];
}

function isWithinDay(one: string, two: string) {
  return Math.abs(Date.parse(one) - Date.parse(two)) < DAY;
}

/**
 * The people who would get two mails within 24 hours. Known are the numbers of deployments that are as close now; others of
 * the account are named, and counted after the move.
 */
function doubleEffects(product: Deployment, start: string, { products, overlaps, locale }: Plan): Effect[] {
  const number = new Intl.NumberFormat(locale);
  const people = new Map(
    overlaps.flatMap(({ first, second, people: count }) => {
      if (first.product_id === product.product_id) return [[second.product_id, count] as const];
      return second.product_id === product.product_id ? [[first.product_id, count] as const] : [];
    }),
  );
  const near = products.filter(
    (other) =>
      other.product_id !== product.product_id &&
      other.account_id === product.account_id &&
      isWithinDay(other.starts_at, start),
  );
  const known = near.flatMap<Effect>(({ product_id: id, product_name: name }) => {
    const count = people.get(id);
    if (count === undefined) return [];
    return [{ tone: 'warning', text: `${number.format(count)} people get two mails within 24 h, with ‘${name}’.` }];
  });
  const unknown = near.filter((other) => !isWithinDay(other.starts_at, product.starts_at));
  const names = unknown.map(({ product_name: name }) => `‘${name}’`);
  if (names.length === 0) return known;
  const [first] = names;
  const which = names.length === 1 ? first : `${first} and ${names.length - 1} more`;
  return [...known, { tone: 'ink', text: `Within 24 h of ${which}: people of both are counted after the move.` }];
}

/** Says how much the day would send, and which people would get two mails, as far as the page knows. */
export function placeEffects(product: Deployment, start: string, plan: Plan): Effect[] {
  return [...dayEffects(product, start, plan), ...doubleEffects(product, start, plan)];
}
