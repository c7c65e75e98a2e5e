import type { ComponentProps } from 'react';
import type { LaneEntry } from './calendarLanes.ts';
import { EntryLink } from './EntryLink.tsx';

/** A day's lanes. The first day of a bar draws it whole; the days it goes on over keep the place, and its link. */
export function Lanes({ lanes, isCurrent }: { lanes: readonly (LaneEntry | undefined)[]; isCurrent: boolean }) {
  return (
    <ul data-part="lanes">
      {lanes.map((lane, index) =>
        lane === undefined ? (
          <li key={index} aria-hidden />
        ) : (
          <li
            key={lane.entry.id}
            style={{ '--own-span': lane.span } as ComponentProps<'li'>['style']}
            data-span={lane.span > 1 ? '' : undefined}
            data-comes-from={lane.comesFrom ? '' : undefined}
            data-goes-on={lane.goesOn ? '' : undefined}
          >
            <EntryLink entry={lane.entry} isBare={lane.span === 0} tabIndex={isCurrent ? 0 : -1} />
          </li>
        ),
      )}
    </ul>
  );
}
