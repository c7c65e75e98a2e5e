import { useState } from 'react';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../../../components/DateRangePicker/DateRangePicker.tsx';
import { lastDays, monthToDate, type DateRange } from '../../../components/DateRangePicker/rangePresets.ts';

const PRESETS = [lastDays(7), lastDays(30), monthToDate()];

export function Good() {
  const [period, setPeriod] = useState<DateRange | null>({ start: '2026-11-09', end: '2026-11-13' });
  return <DateRangePicker label="Period of the report" presets={PRESETS} value={period} onValueChange={setPeriod} />;
}

export function Bad() {
  return (
    <>
      <DatePicker label="From" value="2026-11-13" onValueChange={() => undefined} />
      <DatePicker label="Until" value="2026-11-09" onValueChange={() => undefined} />
    </>
  );
}
