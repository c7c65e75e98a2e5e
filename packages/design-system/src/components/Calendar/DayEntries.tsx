import type { CalendarDate } from '@internationalized/date';
import { styled } from 'styled-components';
import { entriesOn } from './calendarEntries.ts';
import { useCalendar } from './CalendarContext.ts';
import { EntryLink } from './EntryLink.tsx';
import { entryStyles } from './entry.styles.ts';
import { space } from '../../theme/tokens.ts';

/** Also rendered in popovers, outside the calendar's own element. */
const DayList = styled.ul`
  display: grid;
  gap: ${space(4)};
  ${entryStyles}
  && [data-part='entry'] {
    flex-wrap: wrap;
    padding: ${space(4, 8)};
    white-space: normal;
  }
  [data-part='entry-detail'],
  [data-part='entry-status'],
  [data-part='entry-line'] {
    flex-basis: 100%;
    padding-inline-start: ${space(16)};
  }
`;

/** All entries of a day, in order of time. */
export function DayEntries({ day }: { day: CalendarDate }) {
  const { entries } = useCalendar();
  return (
    <DayList>
      {entriesOn(entries, day).map((entry) => (
        <li key={entry.id}>
          <EntryLink entry={entry} hasDetail />
        </li>
      ))}
    </DayList>
  );
}
