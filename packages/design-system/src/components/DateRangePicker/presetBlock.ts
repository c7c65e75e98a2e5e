import { parseDate } from '@internationalized/date';
import type { KnownTexts } from '../../provider/useTexts.ts';
import type { Unavailable } from '../DatePicker/CalendarMonths.tsx';
import type { DateRange } from './rangePresets.ts';

interface Limits {
  min: string | undefined;
  max: string | undefined;
  unavailable: Unavailable | undefined;
}

/** Why a ready-made range can't be chosen: it exceeds a limit or contains an unavailable day. Undefined when it can. */
export function presetBlock(
  range: DateRange,
  days: DateRange,
  { min, max, unavailable }: Limits,
  texts: KnownTexts,
): string | undefined {
  const instant = (text: string) => Date.parse(text);
  if (min !== undefined && instant(range.start) < instant(min)) return texts.presetOutside;
  if (max !== undefined && instant(range.end) > instant(max)) return texts.presetOutside;
  if (!unavailable) return undefined;
  const last = parseDate(days.end);
  for (let day = parseDate(days.start); day.compare(last) <= 0; day = day.add({ days: 1 })) {
    const reason = unavailable(day.toString());
    if (reason !== undefined) return texts.dayReason(day.toString(), reason);
  }
  return undefined;
}
