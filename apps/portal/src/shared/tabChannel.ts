import { atom } from 'jotai';

/** What the portal's tabs tell each other. Tokens are never among it: they go through local storage or stay put. */
export type TabMessage =
  | { kind: 'signed-in' }
  | { kind: 'signed-out' }
  | { kind: 'renewal-asked'; id: string }
  | { kind: 'renewal-heard'; id: string }
  | { kind: 'renewal-ended'; id: string; isRenewed: boolean }
  | { kind: 'hint'; entity: string; id: number }
  | { kind: 'hints-reset' };

export interface TabChannel {
  post(message: TabMessage): void;
  /** Hears the other tabs, not itself; returns what ends it. */
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

/** The channel to the other tabs; undefined where there are none, as in stories. */
export const tabsAtom = atom<TabChannel | undefined>(undefined);
