import { DateInput } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Segment } from './Segment.tsx';

/** A date's parts. Their order is the locale's, whichever way the page around them reads. */
export function Segments({ slot }: { slot?: 'start' | 'end' }) {
  const { direction } = useLocale();
  return (
    <DateInput {...(slot !== undefined && { slot })} data-part="segments" dir={direction}>
      {(segment) => <Segment segment={segment} row={slot ?? 'date'} />}
    </DateInput>
  );
}
