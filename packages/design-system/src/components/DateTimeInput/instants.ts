import {
  parseAbsolute,
  toCalendarDateTime,
  toZoned,
  type DateValue,
  type ZonedDateTime,
} from '@internationalized/date';

/**
 * Returns the instant of the typed value. When the clocks go back, an hour comes twice: the arrow keys step through
 * both, because the value carries its offset. Changing the minutes of the second hour stays in the second, though the
 * digits would otherwise mean the first. A time that the clocks skip in spring becomes the one an hour later.
 */
export function toInstant(value: DateValue, timeZone: string, before: string | undefined): string {
  const zoned = 'offset' in value ? value : toZoned(toCalendarDateTime(value), timeZone);
  if (before === undefined) return zoned.toAbsoluteString();
  const earlier = parseAbsolute(before, timeZone);
  const isSameHour = zoned.toString().slice(0, 13) === earlier.toString().slice(0, 13);
  if (!isSameHour || zoned.minute === earlier.minute) return zoned.toAbsoluteString();
  const stayed = zoned.add({ milliseconds: zoned.offset - earlier.offset });
  return (stayed.compare(zoned) !== 0 && stayed.offset === earlier.offset ? stayed : zoned).toAbsoluteString();
}

/** The two instants that the digits of a moment mean when the clocks go back over it; undefined at any other time. */
export function twinInstants(moment: ZonedDateTime): readonly [string, string] | undefined {
  const digits = toCalendarDateTime(moment);
  const first = toZoned(digits, moment.timeZone, 'earlier').toAbsoluteString();
  const second = toZoned(digits, moment.timeZone, 'later').toAbsoluteString();
  return first === second ? undefined : [first, second];
}
