'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { CheckIcon } from '../Icon/CheckIcon.ts';
import { XIcon } from '../Icon/XIcon.ts';
import { StepListRoot } from './StepList.styles.ts';

export const STEP_STATES = ['done', 'current', 'todo', 'error'] as const;
export type StepState = (typeof STEP_STATES)[number];

export interface Step {
  id: string;
  label: string;
  /** Each is seen as a sign and said as a word. */
  state: StepState;
  /** Leads back to the step. */
  href?: string | undefined;
  /** A few words beside it: what is wrong with it, how far it is. */
  note?: ReactNode;
}

export interface StepListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** What the steps lead to, for screen readers. */
  label: string;
  /** In order; one is the current one. */
  steps: readonly Step[];
}

/** The steps of a longer task, and where it stands. */
export function StepList({ label, steps, ...rest }: StepListProps) {
  const { link: Link, texts } = useDesign();
  return (
    <StepListRoot aria-label={label} {...rest}>
      {steps.map(({ id, label: name, state, href, note }, index) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span data-part="sign" aria-hidden="true">
            {state === 'done' && <CheckIcon size={12} />}
            {state === 'error' && <XIcon size={12} />}
            {(state === 'current' || state === 'todo') && index + 1}
          </span>
          {href ? <Link href={href}>{name}</Link> : <span>{name}</span>}
          {state !== 'todo' && <span data-part="state">({texts.stepState[state]})</span>}
          {note && <span data-part="note">{note}</span>}
        </li>
      ))}
    </StepListRoot>
  );
}
