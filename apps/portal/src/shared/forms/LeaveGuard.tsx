import { UnsavedGuard } from '@mailroom/design-system';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { markUnsaved } from '../unsaved.ts';

/** Asks before typed things are lost: on the way to another screen, on closing the tab, and in a renewal. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => (isDirty ? markUnsaved() : undefined), [isDirty]);
  return (
    <UnsavedGuard
      isDirty={isDirty}
      isLeaving={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
