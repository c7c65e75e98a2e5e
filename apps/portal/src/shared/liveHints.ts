import type { ReadEvents } from '@mailroom/api-client';
import type { TabChannel } from './tabChannel.ts';

export interface LiveHintParts {
  tabs: TabChannel;
  read: ReadEvents;
  /** Waits until this tab leads, then runs the work until the signal ends it. */
  lead(work: () => Promise<void>, signal: AbortSignal): Promise<void>;
  onHint(entity: string, id: number): void;
  /** Too much was missed: all that is on screen counts as stale. */
  onReset(): void;
}

/** One tab reads the stream of hints and tells the others; each fetches again what it shows. Returns what ends it. */
export function followHints({ tabs, read, lead, onHint, onReset }: LiveHintParts): () => void {
  const ending = new AbortController();
  const stopListening = tabs.listen((message) => {
    if (message.kind === 'hint') onHint(message.entity, message.id);
    if (message.kind === 'hints-reset') onReset();
  });

  const readAndTell = () =>
    read({
      signal: ending.signal,
      onHint({ entity, id }) {
        onHint(entity, id);
        tabs.post({ kind: 'hint', entity, id });
      },
      onReset() {
        onReset();
        tabs.post({ kind: 'hints-reset' });
      },
    });
  // Without the stream the screens still work: they fetch when they are opened and when the window comes back.
  void lead(readAndTell, ending.signal).catch(() => undefined);

  return () => {
    stopListening();
    ending.abort();
  };
}

/** Runs the work in one tab at a time; the next tab takes over when this one closes. */
export async function leadByLock(name: string, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, { signal }, work);
}
