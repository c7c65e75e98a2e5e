import type { ComponentProps } from 'react';
import type { LaneEntry } from './calendarLanes.ts';
import { EntryLink } from './EntryLink.tsx';

/** The lanes of a day. A bar is drawn on its first day; its later days reserve the space and keep a link. */
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
            data-comes-from={lane.hasEarlierDays ? '' : undefined}
            data-goes-on={lane.hasLaterDays ? '' : undefined}
            data-moving={lane.entry.isMoving ? '' : undefined}
          >
            <EntryLink
              entry={lane.entry}
              isBare={lane.span === 0}
              isHandle={lane.span > 0}
              tabIndex={isCurrent ? 0 : -1}
            />
          </li>
        ),
      )}
    </ul>
  );
}
