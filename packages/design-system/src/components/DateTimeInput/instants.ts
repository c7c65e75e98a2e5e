import { toCalendarDateTime, toZoned, type DateValue } from '@internationalized/date';

/**
 * The instant of what stands in the field. What knows its zone keeps its offset, so that the second 1:30 of the night when
 * clocks go back stays the second; a time that the night in spring leaves out becomes the one an hour later.
 */
export function toInstant(value: DateValue, timeZone: string): string {
  const zoned = 'offset' in value ? value : toZoned(toCalendarDateTime(value), timeZone);
  return zoned.toAbsoluteString();
}
