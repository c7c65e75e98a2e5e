interface PopupMessage {
  readonly kind: 'popup-signed-in';
  readonly refreshToken: string | undefined;
}

function isPopupMessage(data: unknown): data is PopupMessage {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'popup-signed-in';
}

/** Called in the page: calls back when the popup has signed in. Ignores other origins. Returns a function that stops it. */
export function listenToPopup(onSignedIn: (refreshToken: string | undefined) => void): () => void {
  const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && isPopupMessage(data)) onSignedIn(data.refreshToken);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}

/** Called in the popup: hands the refresh token to the page that opened it, and closes. */
export function endPopup(refreshToken: string | undefined): void {
  const opener: Window | null = window.opener;
  opener?.postMessage({ kind: 'popup-signed-in', refreshToken } satisfies PopupMessage, location.origin);
  window.close();
}
