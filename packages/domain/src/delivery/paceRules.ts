import { isDay } from '../calendar/calendarDays.ts';
import type { SendHours } from './paceHours.ts';
import type { WarmUp } from './paceWarmUp.ts';

/** Returns what is wrong with the hours, by field; empty when nothing is. */
export function sendHoursProblems({
  from_hour: from,
  until_hour: until,
}: Pick<SendHours, 'from_hour' | 'until_hour'>): Record<string, string> {
  return until > from ? {} : { until_hour: 'Choose an hour after the first one' };
}

/** Returns what is wrong with a warm-up plan, by field; empty when nothing is. */
export function warmUpProblems({ starts_on: start, first_day: first, until }: WarmUp): Record<string, string> {
  return {
    ...(!isDay(start) && { starts_on: 'Choose a day of the calendar' }),
    ...(until <= first && { until: 'Choose more than on the first day' }),
  };
}
