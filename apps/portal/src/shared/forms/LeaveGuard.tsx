import { useUnsavedChanges } from '@mailroom/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { loadOnUse } from '../lazyPart.tsx';
import { lostBetween, markUnsaved, type Unsaved } from '../unsaved.ts';

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
  const [lost, setLost] = useState<readonly Unsaved[]>([]);
  // The router asks one guard of a page only, so each answers for all of them.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const found = lostBetween(currentLocation, nextLocation);
    if (found.length === 0) return false;
    setLost(found);
    return true;
  });
  // Mostly compares the query too, because it names tabs, drawers and the edit of a product.
  const isLostBy = useEffectEvent(
    (from: Location, to: Location) => from.pathname !== to.pathname || !stays(from.search, to.search),
  );
  const save = useEffectEvent(() => onSave());
  useUnsavedChanges(isDirty);
  useEffect(() => {
    if (!isDirty) return undefined;
    // Loaded in advance, so that the question appears even without a network.
    loadQuestion().catch(() => undefined);
    return markUnsaved({ isLostBy: (from, to) => isLostBy(from, to), save: () => save(), saveLabel });
  }, [isDirty, saveLabel]);

  if (blocker.state !== 'blocked' && !closing) return null;
  return (
    <LeaveQuestion
      lost={closing ? [{ save: onSave, saveLabel }] : lost}
      onLeave={() => {
        onClosed?.();
        closing?.();
        blocker.proceed?.();
      }}
      onStay={() => {
        blocker.reset?.();
        onClosed?.();
      }}
    />
  );
}
