import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { Button } from '../Button/Button.tsx';
import { ChevronLeftIcon } from '../Icon/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../Icon/ChevronRightIcon.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { CalendarView } from './calendarRange.ts';

interface CalendarBarProps {
  heading: string;
  /** The zone of all times. */
  zone: string;
  view: CalendarView;
  isLoading: boolean;
  isRtl: boolean;
  onView: (view: CalendarView) => void;
  onStep: (step: 1 | -1) => void;
  onToday: () => void;
}

/** The visible period, buttons to the previous and the next one, and the choice of month or week. */
export function CalendarBar(props: CalendarBarProps) {
  const { heading, zone, view, isLoading, isRtl, onView, onStep, onToday } = props;
  const texts = useDisplayTexts();
  const [Back, On] = isRtl ? [ChevronRightIcon, ChevronLeftIcon] : [ChevronLeftIcon, ChevronRightIcon];
  const isMonth = view === 'month';
  return (
    <div data-part="bar">
      <Button size="small" onClick={onToday}>
        {texts.goToToday}
      </Button>
      <IconButton
        size="small"
        label={isMonth ? texts.previousMonth : texts.previousWeek}
        icon={<Back />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        size="small"
        label={isMonth ? texts.nextMonth : texts.nextWeek}
        icon={<On />}
        onClick={() => onStep(1)}
      />
      <h2 aria-live="polite">{heading}</h2>
      <span data-part="zone">{isLoading ? texts.loading : zone}</span>
      <span data-part="views">
        <Button variant="quiet" size="small" aria-pressed={isMonth} onClick={() => onView('month')}>
          {texts.month}
        </Button>
        <Button variant="quiet" size="small" aria-pressed={!isMonth} onClick={() => onView('week')}>
          {texts.week}
        </Button>
      </span>
    </div>
  );
}
