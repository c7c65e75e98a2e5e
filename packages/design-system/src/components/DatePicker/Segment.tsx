import { use, useEffect, type ComponentProps } from 'react';
import { DateFieldStateContext, DateSegment } from 'react-aria-components/DateField';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';
import { DatePartsContext, partsState } from './dateParts.ts';

export interface SegmentProps extends Pick<ComponentProps<typeof DateSegment>, 'segment'> {
  /** The row that the part belongs to, such as a range's 'start'. */
  row: string;
}

/**
 * One part of a date or a time. Node and browsers disagree about which space stands before 'AM': without the replacement the
 * page that a server sent would be thrown away at hydration.
 */
export function Segment({ segment, row }: SegmentProps) {
  const date = use(DateFieldStateContext);
  const time = use(TimeFieldStateContext);
  const segments = (date ?? time)?.segments ?? [];
  const note = use(DatePartsContext);
  // Only react-aria's field knows its parts, and only what is drawn inside it can read them: the first part reports for all.
  const isFirst = segments[0]?.type === segment.type && segments[0].text === segment.text;
  const state = isFirst ? partsState(segments) : undefined;
  useEffect(() => {
    if (state !== undefined) note(row, state);
  }, [note, row, state]);
  useEffect(() => (isFirst ? () => note(row, undefined) : undefined), [note, row, isFirst]);
  return (
    <DateSegment segment={segment} data-part="segment">
      {({ text }) => text.replace('\u202f', ' ')}
    </DateSegment>
  );
}
