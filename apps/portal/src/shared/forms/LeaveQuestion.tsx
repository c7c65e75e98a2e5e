import { UnsavedGuard } from '@mailroom/design-system';
import { useRef } from 'react';
import { isStale } from '../errors/errorKinds.ts';
import type { Unsaved } from '../unsaved.ts';

type Lost = Pick<Unsaved, 'save' | 'saveLabel'>;

interface LeaveQuestionProps {
  /** Everything that would be lost. */
  lost: readonly Lost[];
  onLeave: () => void;
  onStay: () => void;
}

/** The dialog of somebody who leaves with unsaved input. It loads once there is some. */
export function LeaveQuestion({ lost, onLeave, onStay }: LeaveQuestionProps) {
  // Saved once, also when the next one fails and is tried again.
  const saved = useRef(new Set<Lost>());
  async function saveAll() {
    for (const one of lost.filter((each) => !saved.current.has(each))) {
      await one.save();
      saved.current.add(one);
    }
  }
  return (
    <UnsavedGuard
      isDirty={false}
      isLeaving
      onLeave={onLeave}
      onStay={onStay}
      saveLabel={lost.length === 1 ? lost[0]?.saveLabel : undefined}
      onSave={async () => {
        try {
          await saveAll();
        } catch (error) {
          // The conflict dialog asks which version to keep.
          if (isStale(error)) onStay();
          throw error;
        }
      }}
    />
  );
}
