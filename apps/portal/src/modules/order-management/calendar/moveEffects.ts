import type { V2Schemas } from '@mailroom/api-client';
import { localTime } from '@mailroom/domain/dates/wallClock';
import { effectsOf } from '../bulk/movePlan.ts';
import { dayIn } from './calendarPlace.ts';
import { volumeAfter } from './dayVolume.ts';
import type { Deployment } from './deploymentEntries.ts';

/** One sentence about a place, before a deployment is dropped there. */
interface Effect {
  readonly tone: 'ink' | 'warning' | 'danger';
  readonly text: string;
}

interface Place {
  readonly days: readonly V2Schemas['CalendarDay'][];
  /** The zone of the page. */
  readonly timeZone: string;
  readonly locale: string;
}

/** The day and the time that a zone's clocks show. A move is given by the clocks of the product's account. */
export function dayAndTime(at: string, timeZone: string): V2Schemas['DayAndTime'] {
  const text = new Date(localTime(new Date(at), timeZone)).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

function statusEffect(preview: V2Schemas['ProductPreview']): Effect {
  if (effectsOf([preview]).length === 0) return { tone: 'ink', text: `Stays ${preview.product_status}.` };
  const why = preview.reasons[0]?.text;
  return { tone: 'danger', text: `Turns to ${preview.product_status}.${why === undefined ? '' : ` ${why}`}` };
}

/** Says whether the product would keep its status and by when it has to be launched, or why it can't be moved. */
export function statusEffects(
  preview: V2Schemas['ProductPreview'],
  { timeZone, locale }: Omit<Place, 'days'>,
): Effect[] {
  const { refused, launch_by: by } = preview;
  if (refused !== null) return [{ tone: 'danger', text: refused }];
  if (by === null) return [statusEffect(preview)];
  const format = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' });
  const when = format.format(new Date(by)).replace('\u202f', ' ');
  return [statusEffect(preview), { tone: 'ink', text: `Latest launch becomes ${when}.` }];
}

/** How much the new day would send. Nothing while it is the same day, or has no capacity. */
export function dayEffects(product: Deployment, start: string, place: Place): Effect[] {
  const number = new Intl.NumberFormat(place.locale);
  const on = dayIn(new Date(start), place.timeZone);
  const from = dayIn(new Date(product.starts_at), place.timeZone);
  const day = place.days.find(({ date }) => date === on);
  if (!day?.capacity || on === from) return [];
  const volume = volumeAfter(day, { from, to: on, volume: product.volume ?? 0 });
  const weekday = new Intl.DateTimeFormat(place.locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(on));
  const text = `${weekday} then sends ${number.format(volume)} of ${number.format(day.capacity)}.`;
  return [{ tone: volume > day.capacity ? 'warning' : 'ink', text }];
}

const MOST_NAMED = 3;

/** The people who would get two mails within 24 hours, by the other deployment. */
export function doubleEffects(
  { product_id: id }: Deployment,
  { objects, total_rows: total, not_compared: uncounted }: V2Schemas['ProductOverlapList'],
  locale: string,
): Effect[] {
  const number = new Intl.NumberFormat(locale);
  const named = objects.slice(0, MOST_NAMED).map<Effect>(({ first, second, people }) => {
    const other = first.product_id === id ? second : first;
    const text = `${number.format(people)} people get two mails within 24 h, with ‘${other.product_name}’.`;
    return { tone: 'warning', text };
  });
  const more = total - named.length;
  return [
    ...named,
    ...(more > 0 ? [{ tone: 'warning', text: `${number.format(more)} more share people with it.` } as const] : []),
    ...(uncounted > 0
      ? [{ tone: 'ink', text: `${number.format(uncounted)} others within 24 h are counted after the move.` } as const]
      : []),
  ];
}
