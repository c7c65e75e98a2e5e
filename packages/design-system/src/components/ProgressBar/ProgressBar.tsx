'use client';
import type { ComponentProps, ReactNode } from 'react';
import { ProgressRoot } from './ProgressBar.styles.ts';
import { useProgress, type ProgressAmount } from './useProgress.tsx';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'>, ProgressAmount {
  /** Says what is going on: '640,112 of 1,000,000 rows'. */
  label: ReactNode;
  /** Shows the label only to screen readers. Default false. */
  isLabelHidden?: boolean | undefined;
  /** Shown at the end of the line: the speed, or what the reader may do meanwhile. */
  note?: ReactNode;
  /** Height of the track: 12 px, or 8 px for the rows of a table. Default 'medium'. */
  size?: 'small' | 'medium' | undefined;
}

/** How much of some work is done. */
export function ProgressBar({ size = 'medium', ...props }: ProgressBarProps) {
  const { share, rootProps, meterProps, wordsProps } = useProgress(props);
  return (
    <ProgressRoot data-size={size} {...rootProps}>
      <div data-part="head" {...wordsProps} />
      <div data-part="track" {...meterProps}>
        <div data-part="fill" style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </ProgressRoot>
  );
}
