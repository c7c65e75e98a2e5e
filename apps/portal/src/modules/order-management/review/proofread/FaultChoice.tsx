import type { V2Schemas } from '@mailroom/api-client';
import { SegmentedControl, type Segment } from '@mailroom/design-system';
import type { MouseEvent } from 'react';

export type Choice = V2Schemas['ProofreadChoice'];

/** A value that no segment has: nothing is chosen. */
const NOTHING = 'nothing';

const LABELS: Readonly<Record<Choice, string>> = { leave_out: 'Leave out', fallback: 'Fallback', accept: 'Accept' };

interface FaultChoiceProps {
  /** The title of the fault. */
  title: string;
  choices: readonly Choice[];
  chosen: Choice | undefined;
  /** Why nothing can be decided; undefined if it can. */
  refusal: string | undefined;
  onChoose: (choice: Choice) => void;
  /** Called when the chosen one is pressed again. */
  onTakeBack: () => void;
}

/** Chooses what becomes of the mails with a fault. */
export function FaultChoice({ title, choices, chosen, refusal, onChoose, onTakeBack }: FaultChoiceProps) {
  const [first, ...others] = choices.map((value): Segment<Choice> => ({
    value,
    label: LABELS[value],
    disabled: refusal !== undefined,
    reason: refusal ?? '',
  }));
  if (!first) return null;
  // A radio button says nothing when it is pressed again.
  function press({ target }: MouseEvent) {
    if (refusal === undefined && target instanceof HTMLInputElement && target.value === chosen) onTakeBack();
  }
  return (
    <SegmentedControl<Choice | typeof NOTHING>
      label={`${title}: what becomes of them`}
      value={chosen ?? NOTHING}
      options={[first, ...others]}
      onValueChange={(value) => value !== NOTHING && onChoose(value)}
      onClick={press}
    />
  );
}
