import { CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components/Calendar';
import { useDesign } from '../../provider/DesignContext.ts';

interface PickProps {
  'aria-label': string;
  value: string | number;
  onChange: (key: string | number | null) => void;
  items: readonly { id: number; formatted: string }[];
}

/** One of both choices, as the browser's own list: it is quick on a phone too. */
export function Pick({ 'aria-label': label, value, onChange, items }: PickProps) {
  return (
    <select
      data-part="calendar-jump"
      aria-label={label}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  );
}

/** Japanese and Hungarian write the year first. */
export function isYearFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).formatToParts(0);
  return parts.findIndex(({ type }) => type === 'year') < parts.findIndex(({ type }) => type === 'month');
}

/**
 * The month and the year that a calendar shows, each of which leads to another one. They are those of the focused day; with two
 * months, FirstMonthAndYear has those of the first.
 */
export function MonthAndYear() {
  const { locale } = useDesign();
  const month = (
    <CalendarMonthPicker key="month" format="long">
      {(pick) => <Pick {...pick} />}
    </CalendarMonthPicker>
  );
  const year = <CalendarYearPicker key="year">{(pick) => <Pick {...pick} />}</CalendarYearPicker>;
  return <div data-part="month-year">{isYearFirst(locale) ? [year, month] : [month, year]}</div>;
}
