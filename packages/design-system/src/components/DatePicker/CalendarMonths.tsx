import type { CalendarDate } from '@internationalized/date';
import { use, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { useDesign } from '../../provider/DesignContext.ts';
import { useTexts } from '../../provider/useTexts.ts';
import { ChevronLeftIcon } from '../Icon/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../Icon/ChevronRightIcon.ts';
import { FirstMonthAndYear } from './FirstMonthAndYear.tsx';
import { MonthAndYear } from './MonthAndYear.tsx';

/** Why a day ('YYYY-MM-DD') can't be chosen; undefined when it can. */
export type Unavailable = (day: string) => string | undefined;

interface CalendarMonthsProps {
  count: 1 | 2;
  unavailable: Unavailable | undefined;
}

/**
 * The content of a calendar of days or ranges: months side by side, and the reason why the focused or hovered day can't
 * be chosen.
 */
export function CalendarMonths({ count, unavailable }: CalendarMonthsProps) {
  const texts = useTexts();
  const [hovered, setHovered] = useState<CalendarDate | null>(null);
  const shown = count === 1 ? [0] : [0, 1];
  return (
    <>
      <div data-part="months">
        {shown.map((months) => (
          <div key={months}>
            <div data-part="month">
              {months === 0 && (
                <Button slot="previous" aria-label={texts.previousMonth}>
                  <ChevronLeftIcon />
                </Button>
              )}
              {count === 1 ? (
                <MonthAndYear />
              ) : months === 0 ? (
                <FirstMonthAndYear />
              ) : (
                <CalendarHeading offset={{ months }} />
              )}
              {months === count - 1 && (
                <Button slot="next" aria-label={texts.nextMonth}>
                  <ChevronRightIcon />
                </Button>
              )}
            </div>
            <CalendarGrid offset={{ months }} weekdayStyle="short">
              <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
              <CalendarGridBody>
                {(date) => (
                  <CalendarCell
                    date={date}
                    data-part="day"
                    onPointerEnter={() => setHovered(date)}
                    onPointerLeave={() => setHovered(null)}
                  />
                )}
              </CalendarGridBody>
            </CalendarGrid>
          </div>
        ))}
      </div>
      {unavailable && <DayReason unavailable={unavailable} hovered={hovered} />}
    </>
  );
}

interface DayReasonProps {
  unavailable: Unavailable;
  hovered: CalendarDate | null;
}

/** The cell of a day is named by its date and has no room for more, so the reason is shown below and announced. */
function DayReason({ unavailable, hovered }: DayReasonProps) {
  const { formatDate } = useDesign();
  const texts = useTexts();
  const single = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  const focused = (single ?? range)?.focusedDate;
  const day = [hovered, focused].find((one) => one && unavailable(one.toString()) !== undefined)?.toString();
  return (
    <p data-part="unavailable-reason" role="status">
      {day !== undefined && texts.dayReason(formatDate(`${day}T00:00:00Z`, 'date', 'UTC'), unavailable(day) ?? '')}
    </p>
  );
}
