import type { Unavailable } from '../DatePicker/CalendarMonths.tsx';
import type { DateFrameControl } from '../DatePicker/DateFrame.tsx';
import type { DateRange, DateRangePreset } from './rangePresets.ts';

export interface DateRangeControlProps extends DateFrameControl {
  value: DateRange | null;
  onChange: (value: DateRange | null) => void;
  hasTime: boolean;
  timeZone: string;
  min: string | undefined;
  max: string | undefined;
  presets: readonly DateRangePreset[];
  unavailable: Unavailable | undefined;
  isClearable: boolean;
}
