import type { TabChannel } from '../../shared/tabChannel.ts';
import type { TokenStore } from './accessToken.ts';
import type { Tokens } from './oidc.ts';

export interface RenewalParts {
  tokens: TokenStore;
  tabs: TabChannel;
  /** Trades a refresh token for new tokens; undefined when the provider refuses it. Throws when it can't be reached. */
  refresh(refreshToken: string): Promise<Tokens | undefined>;
  /** Runs one at a time over all tabs. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  hasUnsaved(): boolean;
  /** Whether the page has only just come back from such a renewal. */
  cameBackJustNow(): boolean;
  /** Signs the user out here, and says why. */
  giveUp(reason: string): void;
  /** Leaves the page for the provider, which leads back to it. The current page ends with this call. */
  renewAtTopLevel(): Promise<void>;
  /** Asks in a dialog to sign in again in a popup, which keeps the page and its input. */
  renewInDialog(): Promise<boolean>;
  wait(milliseconds: number): Promise<void>;
  newId(): string;
}

export interface Renewal {
  /** Concurrent calls share one renewal (R39). Resolves to false when the user is signed out. */
  renew(rejected?: string): Promise<boolean>;
  /** The refresh token is kept only in this variable: a reload forgets it, and no script can read it from storage. */
  hold(refreshToken: string | undefined): void;
  /** Stops answering other tabs. */
  end(): void;
}

export const NOT_KNOWN =
  'You are signed in, but Mailroom doesn’t know you. Ask an administrator to add your e-mail address, then sign in again.';

const LEADER_ANSWERS_WITHIN = 500;
const LEADER_ENDS_WITHIN = 20_000;

export function createRenewal(parts: RenewalParts): Renewal {
  const { tokens, tabs } = parts;
  let refreshToken: string | undefined;
  let running: Promise<boolean> | undefined;

  async function withOwnToken(): Promise<boolean> {
    // A rotated refresh token that is used twice ends the whole grant, so tabs take turns.
    return parts.inTurn(async () => {
      if (refreshToken === undefined) return false;
      const renewed = await parts.refresh(refreshToken);
      refreshToken = renewed?.refreshToken ?? (renewed ? refreshToken : undefined);
      if (renewed) tokens.keep(renewed);
      return renewed !== undefined;
    });
  }

  function byAnotherTab(): Promise<boolean> {
    const id = parts.newId();
    return new Promise((resolve) => {
      let isHeard = false;
      const end = (isRenewed: boolean) => {
        stopListening();
        resolve(isRenewed && tokens.usable() !== undefined);
      };
      const stopListening = tabs.listen((message) => {
        if (message.kind === 'renewal-heard' && message.id === id) isHeard = true;
        if (message.kind === 'renewal-ended' && message.id === id) end(message.isRenewed);
      });
      tabs.post({ kind: 'renewal-asked', id });
      void parts
        .wait(LEADER_ANSWERS_WITHIN)
        .then(() => (isHeard ? parts.wait(LEADER_ENDS_WITHIN) : undefined))
        .then(() => end(false));
    });
  }

  async function renewOnce(rejected: string | undefined): Promise<boolean> {
    const present = tokens.usable();
    if (present && rejected !== undefined && present.token !== rejected) return true;
    if (refreshToken !== undefined ? await withOwnToken() : await byAnotherTab()) return true;
    // The provider vouches for the person and the server refuses them: another token would be refused as well, forever.
    if (present && parts.cameBackJustNow()) {
      parts.giveUp(NOT_KNOWN);
      return false;
    }
    if (parts.hasUnsaved()) return parts.renewInDialog();
    await parts.renewAtTopLevel();
    return false;
  }

  const stopAnswering = tabs.listen((message) => {
    if (message.kind !== 'renewal-asked' || refreshToken === undefined) return;
    tabs.post({ kind: 'renewal-heard', id: message.id });
    void share(withOwnToken).then(
      (isRenewed) => tabs.post({ kind: 'renewal-ended', id: message.id, isRenewed }),
      () => tabs.post({ kind: 'renewal-ended', id: message.id, isRenewed: false }),
    );
  });

  function share(work: () => Promise<boolean>): Promise<boolean> {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    renew: (rejected) => share(() => renewOnce(rejected)),
    hold(token) {
      refreshToken = token;
    },
    end: stopAnswering,
  };
}
