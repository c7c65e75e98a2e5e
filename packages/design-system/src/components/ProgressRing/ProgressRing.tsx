'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useProgress, type ProgressAmount } from '../ProgressBar/useProgress.tsx';
import { RingRoot } from './ProgressRing.styles.ts';

const EDGES = { small: 16, medium: 32, large: 72 } as const;
const STROKES = { small: 2.5, medium: 4, large: 6 } as const;

export interface ProgressRingProps extends Omit<ComponentProps<'span'>, 'children'>, ProgressAmount {
  /** Says what is going on: 'Checking the links'. */
  label: ReactNode;
  /** Shows the label, the time left and the note only to screen readers. Default false. */
  isLabelHidden?: boolean | undefined;
  /** Secondary text below the label. */
  note?: ReactNode;
  /** Edge: 16 px (for a line of text), 32 px, or 72 px with the percentage inside. Default 'medium'. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** How much of some work is done, in the space of a line of text. Turns while `max` is unknown. */
export function ProgressRing({ size = 'medium', ...props }: ProgressRingProps) {
  const { isKnown, share, percent, rootProps, meterProps, wordsProps } = useProgress(props);
  const edge = EDGES[size];
  const radius = (edge - STROKES[size]) / 2;
  const circle = { cx: edge / 2, cy: edge / 2, r: radius, strokeWidth: STROKES[size], pathLength: 100 };
  return (
    <RingRoot data-unknown={!isKnown || undefined} data-size={size} {...rootProps}>
      <span data-part="ring" {...meterProps}>
        <svg width={edge} height={edge} viewBox={`0 0 ${edge} ${edge}`} aria-hidden="true">
          <circle data-part="track" {...circle} />
          <circle data-part="fill" {...circle} strokeDasharray={`${isKnown ? share * 100 : 25} 100`} />
        </svg>
        {size === 'large' && isKnown && <span aria-hidden="true">{percent}</span>}
      </span>
      <span data-part="words" {...wordsProps} />
    </RingRoot>
  );
}
