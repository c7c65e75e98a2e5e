import { DateInput } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Segment } from './Segment.tsx';

/** The segments of a date, in the locale's order, also on a right-to-left page. */
export function Segments({ slot }: { slot?: 'start' | 'end' }) {
  const { direction } = useLocale();
  return (
    <DateInput {...(slot !== undefined && { slot })} data-part="segments" dir={direction}>
      {(segment) => <Segment segment={segment} row={slot ?? 'date'} />}
    </DateInput>
  );
}
