import type { ComponentProps, KeyboardEvent } from 'react';

interface ChartPictureProps extends Omit<ComponentProps<'svg'>, 'onChange'> {
  label: string;
  /** Said while no point is chosen. */
  summary: string;
  isRtl: boolean;
  /** How many points there are to walk over. */
  count: number;
  at: number | undefined;
  onAt: (at: number | undefined) => void;
  /** Said at the chosen point. */
  valueText: string | undefined;
}

/** How many points a page key passes. */
const PAGE = 10;

/**
 * The picture as a slider over its points: one stop of the Tab key, arrows walk, each point's values are said.
 * Of the roles that screen readers hand the arrow keys on to it is the one that says a value by itself.
 */
export function ChartPicture(props: ChartPictureProps) {
  const { label, summary, isRtl, count, at, onAt, valueText, children, ...rest } = props;
  const end = count - 1;

  function walk(event: KeyboardEvent) {
    const by = (step: number) => (at === undefined ? (step > 0 ? 0 : end) : Math.min(end, Math.max(0, at + step)));
    const goals: Record<string, () => number | undefined> = {
      ArrowRight: () => by(isRtl ? -1 : 1),
      ArrowLeft: () => by(isRtl ? 1 : -1),
      ArrowUp: () => by(1),
      ArrowDown: () => by(-1),
      PageUp: () => by(PAGE),
      PageDown: () => by(-PAGE),
      Home: () => 0,
      End: () => end,
      Escape: () => undefined,
    };
    const goal = goals[event.key];
    if (goal === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // Escape closes what surrounds the chart unless it had something to put away here.
    if (event.key === 'Escape' && at === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onAt(goal());
  }
  return (
    <svg
      role="slider"
      aria-label={`${label}. ${summary}`}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, end)}
      aria-valuenow={at ?? 0}
      aria-valuetext={valueText ?? summary}
      tabIndex={0}
      onKeyDown={walk}
      onPointerLeave={() => onAt(undefined)}
      onBlur={() => onAt(undefined)}
      {...rest}
    >
      {children}
    </svg>
  );
}
