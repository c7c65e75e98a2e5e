import type { ComponentProps, CSSProperties } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { Shape } from '../Badge/Shape.tsx';
import type { PlacedEntry } from './calendarEntries.ts';
import { useCalendar } from './CalendarContext.ts';

interface EntryLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'title'> {
  entry: PlacedEntry;
  /** Renders only the text for screen readers, because the bar that began on an earlier day covers this one. */
  isBare?: boolean | undefined;
  hasDetail?: boolean | undefined;
  /** Whether it can be moved from here, if it can be moved at all. Default false. */
  isHandle?: boolean | undefined;
  /** How many lines it has room for; the others are shown under the pointer. Default: all. */
  room?: number | undefined;
}

/** The title, the time and the status, which are above the other lines. */
const ABOVE = 3;
const MANY = 100;

/** An entry: shape, time and title. Screen readers get the whole time with its zone. */
export function EntryLink(props: EntryLinkProps) {
  const { entry, isBare = false, hasDetail = false, isHandle = false, room = MANY, ...rest } = props;
  const { link: Link } = useDesign();
  const { formats, hintId } = useCalendar();
  const texts = useDisplayTexts();
  const { tone = 'end', title, detail, status, lines, progress, href } = entry;
  const time = formats.time(entry);
  const hasId = isHandle && hintId !== undefined;
  const inside = (
    <>
      {!isBare && (
        <>
          <Shape tone={tone} />
          {time && (
            <span data-part="time" aria-hidden>
              {time}
            </span>
          )}
        </>
      )}
      <span data-part={isBare ? 'words' : 'title'}>{isBare ? `${title}, ${texts.goesOn}` : title}</span>
      <span data-part="words"> {formats.times(entry)}</span>
      {hasDetail && detail && <span data-part="entry-detail">{detail}</span>}
      {hasDetail && status && (
        <span data-part="entry-status" data-cut={room < ABOVE ? '' : undefined}>
          {status}
        </span>
      )}
      {hasDetail &&
        lines?.map((line, index) => (
          <span key={index} data-part="entry-line" data-cut={index >= room - ABOVE ? '' : undefined}>
            {line}
          </span>
        ))}
      {hasDetail && progress !== undefined && room >= ABOVE && (
        <span data-part="entry-progress" aria-hidden style={{ '--own-share': progress } as CSSProperties} />
      )}
    </>
  );
  const shared = {
    ...rest,
    'data-part': 'entry',
    'data-tone': tone,
    'data-bare': isBare ? '' : undefined,
    ...(hasId && { 'data-entry': entry.id }),
    ...(hasId && entry.isMovable && { 'data-movable': '', 'aria-describedby': hintId, draggable: false }),
  };
  return href === undefined ? (
    <span {...(shared as ComponentProps<'span'>)}>{inside}</span>
  ) : (
    <Link {...shared} href={href}>
      {inside}
    </Link>
  );
}
