import { Button, Modal } from '@mailroom/design-system';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { listenToPopup } from './popup.ts';
import { renewalDialogAtom } from './sessionAtoms.ts';
import { useSession } from './useSession.ts';

const POPUP = 'width=480,height=680';

/** Signs in again in a popup, because the page behind it holds what would be lost by leaving it. */
export function RenewalDialog() {
  const session = useSession();
  const answer = useAtomValue(renewalDialogAtom);
  const [url, setUrl] = useState<string>();
  const [isBlocked, setBlocked] = useState(false);

  // The address is ready before the press: a popup that opens later than the press is blocked, and it has to be made
  // after the state was stored, because it starts with a copy of this tab's session storage.
  useEffect(() => {
    let isHere = true;
    session.signInUrl({ isPopup: true }).then(
      (ready) => isHere && setUrl(ready),
      () => answer?.(false),
    );
    return () => {
      isHere = false;
    };
  }, [session, answer]);

  useEffect(
    () =>
      listenToPopup((refreshToken) => {
        session.takeOver(refreshToken);
        answer?.(true);
      }),
    [session, answer],
  );

  const open = () => setBlocked(window.open(url, 'mailroom-sign-in', POPUP) === null);
  return (
    <Modal
      isOpen
      size="small"
      title="Sign in again"
      onClose={() => answer?.(false)}
      actions={
        <Button variant="primary" onClick={open} disabled={url === undefined} reason="The sign-in is being prepared">
          Sign in
        </Button>
      }
    >
      <p>Your session has ended. Sign in in the window that opens: what you have typed here stays.</p>
      {isBlocked && <p role="alert">The browser blocked the window. Allow popups for this page, then press Sign in.</p>}
    </Modal>
  );
}
