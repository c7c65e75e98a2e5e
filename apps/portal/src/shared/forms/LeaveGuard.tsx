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
  /** Whether the query names only a part of a list, so that another one loses nothing. Default false. */
  isForPath?: boolean;
  /** The parameter of the query that opens something over the screen, so that a change of it loses nothing. Default none. */
  staysThrough?: string | undefined;
  /** Set while the user is closing the dialog around the form: called if they decide to close it. */
  closing?: (() => void) | undefined;
  /** Called once the user has decided. */
  onClosed?: () => void;
}

/** The query without one of its parameters. */
function queryWithout(search: string, name: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(name);
  return String(rest);
}

/** Asks before input is lost: when another screen opens, when the dialog or tab closes, and when the session is renewed. */
export function LeaveGuard(props: LeaveGuardProps) {
  const { isDirty, onSave, saveLabel, isForPath = false, staysThrough = '', closing, onClosed } = props;
  // Mostly compares the query too, because it names tabs, drawers and the edit of a product.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isDirty &&
      (from.pathname !== to.pathname ||
        (!isForPath && queryWithout(from.search, staysThrough) !== queryWithout(to.search, staysThrough))),
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
