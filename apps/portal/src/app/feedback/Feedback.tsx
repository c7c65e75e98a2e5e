import { FeedbackProvider } from '@mailroom/design-system';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, type ReactNode } from 'react';
import { renewalDialogAtom } from '../../session/signIn/sessionAtoms.ts';
import { flashesAtom } from '../../shared/feedback/flashes.ts';

const RenewalDialog = lazy(() =>
  import('../../session/signIn/RenewalDialog.tsx').then((loaded) => ({ default: loaded.RenewalDialog })),
);

/** Flash notifications, confirmations and the dialog that renews a session, above all screens. */
export function Feedback({ children }: { children: ReactNode }) {
  const isRenewalOpen = useAtomValue(renewalDialogAtom) !== undefined;
  return (
    <FeedbackProvider flashes={useAtomValue(flashesAtom)}>
      {children}
      <Suspense>{isRenewalOpen && <RenewalDialog />}</Suspense>
    </FeedbackProvider>
  );
}
