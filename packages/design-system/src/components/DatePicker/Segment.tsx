import { use, useEffect, type ComponentProps } from 'react';
import { DateFieldStateContext, DateSegment } from 'react-aria-components/DateField';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';
import { DatePartsContext, partsState } from './dateParts.ts';

export interface SegmentProps extends Pick<ComponentProps<typeof DateSegment>, 'segment'> {
  /** The row that the segment belongs to, such as 'start' of a range. */
  row: string;
}

/**
 * A segment of a date or time. Node and browsers put different kinds of space before 'AM', so it is replaced: React
 * would otherwise discard the server's page during hydration.
 */
export function Segment({ segment, row }: SegmentProps) {
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
      {({ text }) => (isHidden ? '' : text.replace('\u202f', ' '))}
    </DateSegment>
  );
}
