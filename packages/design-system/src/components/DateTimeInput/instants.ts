import { parseAbsolute, toCalendarDateTime, toZoned, type DateValue } from '@internationalized/date';

/**
 * The instant of what stands in the field. When clocks go back an hour comes twice. Stepped with the arrows it is walked
 * through twice, by the offset that the value brings; and who changes the minutes of the second stays in the second, though
 * what was typed alone would mean the first. A time that a night in spring leaves out becomes the one an hour later.
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
