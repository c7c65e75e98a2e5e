import { useUnsavedChanges } from '@mailroom/design-system';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { isStale } from '../errors/errorKinds.ts';
import { loadOnUse } from '../lazyPart.tsx';
import { markUnsaved } from '../unsaved.ts';

async function loadQuestion() {
  return (await import('./LeaveQuestion.tsx')).LeaveQuestion;
}

const LeaveQuestion = loadOnUse(loadQuestion);

interface LeaveGuardProps {
  isDirty: boolean;
  /** Saves before leaving; rejects with the reason when it can't. */
  onSave: () => Promise<void>;
  /** Default 'Save and leave'. */
  saveLabel?: string | undefined;
  /** Whether the form stays on the screen from one query to another. Default: only if it is the same. */
  stays?: ((from: string, to: string) => boolean) | undefined;
  /** Set while the user is closing the dialog around the form: called if they decide to close it. */
  closing?: (() => void) | undefined;
  /** Called once the user has decided. */
  onClosed?: () => void;
}

/** Asks before input is lost: when another screen opens, when the dialog or tab closes, and when the session is renewed. */
export function LeaveGuard({ isDirty, onSave, saveLabel, stays = Object.is, closing, onClosed }: LeaveGuardProps) {
  // Mostly compares the query too, because it names tabs, drawers and the edit of a product.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isDirty && (from.pathname !== to.pathname || !stays(from.search, to.search)),
  );
  useUnsavedChanges(isDirty);
  useEffect(() => {
    if (!isDirty) return undefined;
    // Loaded in advance, so that the question appears even without a network.
    loadQuestion().catch(() => undefined);
    return markUnsaved();
  }, [isDirty]);
  function stay() {
    blocker.reset?.();
    onClosed?.();
  }
  if (blocker.state !== 'blocked' && closing === undefined) return null;
  return (
    <LeaveQuestion
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
          // The conflict dialog asks which version to keep.
          if (isStale(error)) stay();
          throw error;
        }
      }}
    />
  );
}
