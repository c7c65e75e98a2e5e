import { atom } from 'jotai';

/** Messages between the portal's tabs. Never a token: those are in local storage or in one tab's memory. */
export type TabMessage =
  | { kind: 'signed-in' }
  /** A tab is about to end the token of all of them. */
  | { kind: 'signing-out' }
  | { kind: 'signed-out' }
  | { kind: 'renewal-asked'; id: string }
  | { kind: 'renewal-heard'; id: string }
  | { kind: 'renewal-ended'; id: string; isRenewed: boolean }
  | { kind: 'hint'; entity: string; id: number }
  | { kind: 'hints-reset' };

export interface TabChannel {
  post(message: TabMessage): void;
  /** Listens to the other tabs, not to itself. Returns a function that stops it. */
  listen(hear: (message: TabMessage) => void): () => void;
}

export function openTabChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen(hear) {
      const onMessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

/** The channel to the other tabs; undefined without other tabs, as in stories. */
export const tabsAtom = atom<TabChannel | undefined>(undefined);
