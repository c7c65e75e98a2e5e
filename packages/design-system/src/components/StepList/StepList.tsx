'use client';
import type { ComponentProps } from 'react';
import { StepListRoot } from './StepList.styles.ts';
import type { Step } from './step.ts';
import { StepItem } from './StepItem.tsx';

export interface StepListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** What the steps lead to, for screen readers. */
  label: string;
  /** In order. The one that is 'current' is marked as such, or where there is none the first that waits or failed. */
  steps: readonly Step[];
  /** 'row' stands in one line where there is room; 'column' has room for times, reasons and details. Default 'row'. */
  layout?: 'row' | 'column' | undefined;
}

/** The steps of a longer task, and where it stands. */
export function StepList({ label, steps, layout = 'row', ...rest }: StepListProps) {
  const here =
    steps.find(({ state }) => state === 'current') ??
    steps.find(({ state }) => state === 'waiting' || state === 'error');
  return (
    <StepListRoot aria-label={label} data-layout={layout} {...rest}>
      {steps.map((step, index) => (
        <StepItem key={step.id} step={step} number={index + 1} isHere={step === here} />
      ))}
    </StepListRoot>
  );
}
