import { FlashStack, type Notice } from '@mailroom/design-system';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { renewalDialogAtom } from '../../session/signIn/sessionAtoms.ts';
import { confirmationAtom } from '../../shared/feedback/confirmation.ts';
import { closeFlashAtom, flashIdsAtom, noticesAtom, type SaidNotice } from '../../shared/feedback/notices.ts';
import { NoticeText } from '../../shared/feedback/NoticeText.tsx';

const OpenConfirmation = lazy(() =>
  import('./OpenConfirmation.tsx').then((loaded) => ({ default: loaded.OpenConfirmation })),
);
const RenewalDialog = lazy(() =>
  import('../../session/signIn/RenewalDialog.tsx').then((loaded) => ({ default: loaded.RenewalDialog })),
);

export function asNotice({ id, type, lines, at }: SaidNotice): Notice {
  return { id, type, at, message: <NoticeText lines={lines} /> };
}

/** Flash notifications, confirmations and the dialog that renews a session, above all screens. */
export function Feedback() {
  const notices = useAtomValue(noticesAtom);
  const onScreen = useAtomValue(flashIdsAtom);
  const closeFlash = useSetAtom(closeFlashAtom);
  const confirmation = useAtomValue(confirmationAtom);
  const isRenewalOpen = useAtomValue(renewalDialogAtom) !== undefined;
  const flashes = notices.filter(({ id }) => onScreen.includes(id)).toReversed();
  return (
    <>
      <FlashStack notices={flashes.map(asNotice)} onClose={closeFlash} />
      <Suspense>
        {confirmation && <OpenConfirmation confirmation={confirmation} />}
        {isRenewalOpen && <RenewalDialog />}
      </Suspense>
    </>
  );
}
