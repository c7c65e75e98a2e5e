import { UnsavedGuard } from '@mailroom/design-system';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { isStale } from '../errors/errorKinds.ts';
import { markUnsaved } from '../unsaved.ts';

export interface LeaveGuardProps {
  isDirty: boolean;
  /** Saves before leaving; rejects with why it can't. */
  onSave: () => Promise<void>;
  /** Default 'Save and leave'. */
  saveLabel?: string | undefined;
  /** What closes the dialog that the form stands in, while it asks whether to. */
  closing?: (() => void) | undefined;
  /** It has been answered. */
  onClosed?: () => void;
}

/** Asks before typed things are lost: on the way to another screen, on closing the dialog or the tab, and in a renewal. */
export function LeaveGuard({ isDirty, onSave, saveLabel, closing, onClosed }: LeaveGuardProps) {
  // The query counts, too: tabs, drawers and the edit of a product are named there.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isDirty && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => (isDirty ? markUnsaved() : undefined), [isDirty]);
  function stay() {
    blocker.reset?.();
    onClosed?.();
  }
  return (
    <UnsavedGuard
      isDirty={isDirty}
      isLeaving={blocker.state === 'blocked' || closing !== undefined}
      onLeave={() => {
        onClosed?.();
        closing?.();
        blocker.proceed?.();
      }}
      onStay={stay}
      {...(saveLabel && { saveLabel })}
      onSave={async () => {
        try {
          await onSave();
        } catch (error) {
          // Whose version counts is asked in a dialog of its own.
          if (isStale(error)) stay();
          throw error;
        }
      }}
    />
  );
}
