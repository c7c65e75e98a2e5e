import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  SegmentedControl,
  Stack,
  type CalendarView,
} from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';
import { SHOWN, type Shown } from './deploymentEntries.ts';

const VIEWS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

interface PeriodControlsProps {
  view: CalendarView;
  onView: (view: CalendarView) => void;
  onStep: (step: 1 | -1) => void;
  onToday: () => void;
}

/** Leads to another week or month. */
export function PeriodControls({ view, onView, onStep, onToday }: PeriodControlsProps) {
  return (
    <Stack direction="row" gap={8} align="center" isWrapping>
      <IconButton label={`Previous ${view}`} icon={<ChevronLeftIcon />} onClick={() => onStep(-1)} />
      <Button onClick={onToday}>Today</Button>
      <IconButton label={`Next ${view}`} icon={<ChevronRightIcon />} onClick={() => onStep(1)} />
      <SegmentedControl label="View" options={VIEWS} value={view} onValueChange={onView} />
    </Stack>
  );
}

const NAMES: Readonly<Record<Shown, string>> = {
  all: 'All',
  blocked: 'Blocked',
  waiting: 'Waits for a go-ahead',
  ready: 'Ready',
};

interface ShownControlsProps {
  counts: Readonly<Record<Shown, number>> | undefined;
  value: Shown;
  onValue: (value: Shown) => void;
}

/** Which deployments are shown, each choice with how many it shows. */
export function ShownControls({ counts, value, onValue }: ShownControlsProps) {
  const { number } = useFormats();
  return (
    <Stack direction="row" gap={4} isWrapping role="group" aria-label="Deployments">
      {SHOWN.map((one) => (
        <Button key={one} variant="quiet" aria-pressed={one === value} onClick={() => onValue(one)}>
          {counts ? `${NAMES[one]} ${number(counts[one])}` : NAMES[one]}
        </Button>
      ))}
    </Stack>
  );
}
