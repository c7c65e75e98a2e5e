import { DateInput } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Segment } from './Segment.tsx';

interface SegmentsProps {
  slot?: 'start' | 'end';
  /** The row that they report for. Default: the slot, or 'date'. */
  row?: string;
  /** Set where the segments are a whole field, such as a time. Default false. */
  isDisabled?: boolean;
}

/** The segments of a date or time, in the locale's order, also on a right-to-left page. */
export function Segments({ slot, row = slot ?? 'date', isDisabled = false }: SegmentsProps) {
  const { direction } = useLocale();
  return (
    <DateInput
      {...(slot !== undefined && { slot })}
      data-part="segments"
      dir={direction}
      aria-disabled={isDisabled || undefined}
    >
      {(segment) => <Segment segment={segment} row={row} />}
    </DateInput>
  );
}
