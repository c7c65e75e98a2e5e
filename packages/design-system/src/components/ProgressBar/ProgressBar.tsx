'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { ProgressRoot } from './ProgressBar.styles.ts';
import { ProgressWords } from './ProgressWords.tsx';
import { useProgress, type ProgressAmount } from './useProgress.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'>, ProgressAmount {
  /** What goes on: '640,112 of 1,000,000 rows'. */
  label: ReactNode;
  /** Leaves the label to screen readers. */
  isLabelHidden?: boolean | undefined;
  /** Stands at the end of the line: speed, what may be done meanwhile. */
  note?: ReactNode;
  /** Track of 12 px, or of 8 in a row of a table. */
  size?: 'small' | 'medium' | undefined;
}

/** How far something has come. */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  max,
  note,
  secondsLeft,
  isLive,
  size = 'medium',
  ...rest
}: ProgressBarProps) {
  const id = useId();
  const { share, left, isMoving, ariaProps } = useProgress({ value, max, secondsLeft, isLive });
  return (
    <ProgressRoot data-live={isMoving || undefined} data-size={size} {...rest}>
      <div data-part="head" data-hidden={isLabelHidden || undefined}>
        <ProgressWords id={id} label={label} left={left} note={note} />
      </div>
      <div data-part="track" aria-labelledby={id} {...ariaProps}>
        <div data-part="fill" style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </ProgressRoot>
  );
}
