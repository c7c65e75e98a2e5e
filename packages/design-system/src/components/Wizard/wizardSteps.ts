import type { ReactNode } from 'react';
import type { FormError } from '../Form/Form.tsx';
import type { Step, StepState } from '../StepList/step.ts';

export interface WizardStep<Id extends string = string> {
  /** Unique among the steps. */
  id: Id;
  /** A noun: 'File', 'Columns'. */
  label: string;
  /** The fields of the step. They stay in the page once they were seen, so nothing that was typed is lost. */
  content: ReactNode;
  /**
   * Returns what is wrong in the step, empty or undefined when somebody may go on. A rejected promise stays at the step and
   * shows the error's message. Default: nothing is ever wrong.
   */
  validate?: (() => Problems | Promise<Problems>) | undefined;
}

type Problems = readonly FormError[] | undefined;

interface Progress {
  /** The index of the step that is shown. */
  at: number;
  /** The index of the last step that was shown so far. */
  reached: number;
  /** The errors by the ids of the steps. */
  problems: Readonly<Record<string, readonly FormError[]>>;
  /** Called with the index of a step that somebody chooses. */
  onSelect: (index: number) => void;
}

/** The steps as a list shows them. Those that were seen can be chosen. */
export function listedSteps(steps: readonly WizardStep[], { at, reached, problems, onSelect }: Progress): Step[] {
  const stateOf = (id: string, index: number): StepState => {
    if (index === at) return 'current';
    if ((problems[id]?.length ?? 0) > 0) return 'error';
    return index < reached ? 'done' : 'todo';
  };
  return steps.map(({ id, label }, index) => ({
    id,
    label,
    state: stateOf(id, index),
    ...(index !== at && index <= reached && { onSelect: () => onSelect(index) }),
  }));
}

interface Wrong {
  index: number;
  id: string;
  errors: readonly FormError[];
}

/** Asks the steps in order, and returns the first that has something wrong. */
export async function firstWrong(steps: readonly WizardStep[], from: number, to: number): Promise<Wrong | undefined> {
  for (let index = from; index <= to; index += 1) {
    const step = steps[index];
    const errors = (await step?.validate?.()) ?? [];
    if (step && errors.length > 0) return { index, id: step.id, errors };
  }
  return undefined;
}
