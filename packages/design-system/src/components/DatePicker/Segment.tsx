import type { ComponentProps } from 'react';
import { DateSegment } from 'react-aria-components/DateField';

export type SegmentProps = Pick<ComponentProps<typeof DateSegment>, 'segment'>;

/**
 * One part of a date. Node and browsers disagree about which space stands before 'AM': without this the page that a server
 * sent would be thrown away as soon as it comes to life.
 */
export function Segment({ segment }: SegmentProps) {
  return (
    <DateSegment segment={segment} data-part="segment">
      {({ text }) => text.replace('\u202f', ' ')}
    </DateSegment>
  );
}
