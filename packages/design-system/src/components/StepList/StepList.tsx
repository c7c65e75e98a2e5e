'use client';
import type { ComponentProps } from 'react';
import { StepListRoot } from './StepList.styles.ts';
import type { Step } from './step.ts';
import { StepItem } from './StepItem.tsx';

export interface StepListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Names the task for screen readers. */
  label: string;
  /** The steps in order. The step with the state 'current' is marked; without one, the first that waits or failed. */
  steps: readonly Step[];
  /** 'row' is one line where there is room; 'column' has room for times, reasons and details. Default 'row'. */
  layout?: 'row' | 'column' | undefined;
}

/** The steps of a longer task, with its progress. */
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
