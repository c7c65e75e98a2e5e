import type { ComponentProps, KeyboardEvent } from 'react';

interface ChartPictureProps extends Omit<ComponentProps<'svg'>, 'onChange'> {
  label: string;
  /** Announced while no point is chosen. */
  summary: string;
  isRtl: boolean;
  /** How many points the keys can reach. */
  count: number;
  at: number | undefined;
  onAt: (at: number | undefined) => void;
  /** Announced at the chosen point. */
  valueText: string | undefined;
}

/** How many points Page Up and Page Down skip. */
const PAGE = 10;

/**
 * The picture as a slider over its points: one tab stop, arrow keys to move, and the values of each point announced.
 * Of all roles whose arrow keys screen readers pass on, only a slider announces its value automatically.
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
    // Escape closes the dialog around the chart, unless there is a marker to hide first.
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
