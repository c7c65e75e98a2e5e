'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { ProgressWords } from '../ProgressBar/ProgressWords.tsx';
import { useProgress, type ProgressAmount } from '../ProgressBar/useProgress.ts';
import { RingRoot } from './ProgressRing.styles.ts';

const EDGES = { small: 16, medium: 32, large: 72 } as const;
const STROKES = { small: 2.5, medium: 4, large: 6 } as const;

export interface ProgressRingProps extends Omit<ComponentProps<'span'>, 'children'>, ProgressAmount {
  /** What goes on: 'Checking the links'. */
  label: ReactNode;
  /** Leaves the label to screen readers, and with it the time left and the note. */
  isLabelHidden?: boolean | undefined;
  /** Quiet words below the label. */
  note?: ReactNode;
  /** Edge of 16 px (in a line of text), 32 or 72 (with the percentage inside). */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** How far something has come, where there is no room for a bar: it may stand in a line of text. Without `max` it turns. */
export function ProgressRing({
  label,
  isLabelHidden = false,
  value,
  max,
  note,
  secondsLeft,
  isLive,
  size = 'medium',
  ...rest
}: ProgressRingProps) {
  const id = useId();
  const { isKnown, share, percent, left, isMoving, ariaProps } = useProgress({ value, max, secondsLeft, isLive });
  const edge = EDGES[size];
  const radius = (edge - STROKES[size]) / 2;
  const circle = { cx: edge / 2, cy: edge / 2, r: radius, strokeWidth: STROKES[size], pathLength: 100 };
  return (
    <RingRoot data-live={isMoving || undefined} data-unknown={!isKnown || undefined} data-size={size} {...rest}>
      <span data-part="ring" aria-labelledby={id} {...ariaProps}>
        <svg width={edge} height={edge} viewBox={`0 0 ${edge} ${edge}`} aria-hidden="true">
          <circle data-part="track" {...circle} />
          <circle data-part="fill" {...circle} strokeDasharray={`${isKnown ? share * 100 : 25} 100`} />
        </svg>
        {size === 'large' && isKnown && <span aria-hidden="true">{percent}</span>}
      </span>
      <span data-part="words" data-hidden={isLabelHidden || undefined}>
        <ProgressWords id={id} label={label} left={left} note={note} />
      </span>
    </RingRoot>
  );
}
