import { ConfirmModal } from '@mailroom/design-system';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { markUnsaved } from '../unsaved.ts';

/** Asks before typed things are lost: on the way to another screen, on closing the tab, and in a renewal. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const unmark = markUnsaved();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      unmark();
      removeEventListener('beforeunload', ask);
    };
  }, [isDirty]);
  return (
    <ConfirmModal
      isOpen={blocker.state === 'blocked'}
      type="danger"
      heading="Leave without saving?"
      text="What you have typed here is not saved."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
