import type { SendHours } from '@mailroom/domain/delivery/paceHours';
import type { ReceiverRate } from '@mailroom/domain/delivery/receiverRates';
import type { WarmUp } from '@mailroom/domain/delivery/paceWarmUp';

/** '8 AM', as all times are written; the first and the last hour of a day are both 'midnight'. */
export function hourName(hour: number): string {
  if (hour % 24 === 0) return 'midnight';
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '11/30/2026', as all dates are written. */
export function dayName(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** 'between 8 AM and 8 PM, Monday to Friday', or 'at any hour'. */
export function hoursText(hours: SendHours | null): string {
  if (hours === null) return 'at any hour';
  const { from_hour: from, until_hour: until, weekdays_only: weekdays } = hours;
  const between = from === 0 && until === 24 ? 'at any hour' : `between ${hourName(from)} and ${hourName(until)}`;
  return weekdays ? `${between}, Monday to Friday` : between;
}

/** '500 people on 11/30/2026, 50 % more each day, until 20,000', or 'none'. */
export function planText(plan: WarmUp | null): string {
  if (plan === null) return 'none';
  const { starts_on: start, first_day: first, grows_by_percent: percent, until } = plan;
  const [begins, ends] = [first, until].map((people) => people.toLocaleString('en-US'));
  return `${begins} people on ${dayName(start)}, ${percent} % more each day, until ${ends}`;
}

/** '200 a minute to gmail.com, 50 to gmx.de', or 'none'. */
export function receiversText(rates: readonly ReceiverRate[] | null): string {
  if (rates === null || rates.length === 0) return 'none';
  return rates
    .map(({ domain, rate_per_minute: rate }, at) => {
      const number = rate.toLocaleString('en-US');
      return `${at === 0 ? `${number} a minute` : number} to ${domain}`;
    })
    .join(', ');
}
