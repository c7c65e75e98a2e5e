import { use, useEffect, type ComponentProps } from 'react';
import { DateFieldStateContext, DateSegment } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';
import { DatePartsContext, partsState } from './dateParts.ts';

interface SegmentProps extends Pick<ComponentProps<typeof DateSegment>, 'segment'> {
  /** The row that the segment belongs to, such as 'start' of a range. */
  row: string;
}

const PADDED: ReadonlySet<string> = new Set(['day', 'month']);

/** With two digits, as texts write a date. react-aria would pad the hour with them. */
function padded(text: string, locale: string): string {
  return text.length === 1 ? `${(0).toLocaleString(locale)}${text}` : text;
}

/**
 * A segment of a date or time. Node and browsers put different kinds of space before 'AM', so it is replaced: React
 * would otherwise discard the server's page during hydration.
 */
export function Segment({ segment, row }: SegmentProps) {
  const { locale } = useLocale();
  const date = use(DateFieldStateContext);
  const time = use(TimeFieldStateContext);
  const segments = (date ?? time)?.segments ?? [];
  const note = use(DatePartsContext);
  // The segments are known only inside react-aria's field, so its first segment reports for all of them.
  const isFirst = segments[0]?.type === segment.type && segments[0].text === segment.text;
  const state = isFirst ? partsState(segments) : undefined;
  // A year that is half typed is long ago, when zones had odd offsets and no names: 'GMT-4:56:02'.
  const isHidden = segment.type === 'timeZoneName' && partsState(segments) === 'partial';
  useEffect(() => {
    if (state !== undefined) note(row, state);
  }, [note, row, state]);
  useEffect(() => (isFirst ? () => note(row, undefined) : undefined), [note, row, isFirst]);
  return (
    <DateSegment segment={segment} data-part="segment">
      {({ text, isPlaceholder, type }) => {
        if (isHidden) return '';
        return PADDED.has(type) && !isPlaceholder ? padded(text, locale) : text.replace('\u202f', ' ');
      }}
    </DateSegment>
  );
}
