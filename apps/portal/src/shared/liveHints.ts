import type { ReadEvents } from '@mailroom/api-client';
import type { TabChannel } from './tabChannel.ts';

interface LiveHintParts {
  tabs: TabChannel;
  read: ReadEvents;
  /** Waits until this tab is the leader, then runs the work until the signal aborts it. */
  lead(work: () => Promise<void>, signal: AbortSignal): Promise<void>;
  onHint(entity: string, id: number): void;
  /** Too many hints were missed: everything on screen counts as stale. */
  onReset(): void;
}

/**
 * One tab reads the stream of hints and passes them on; each tab refreshes what it shows. Returns a function that stops
 * it.
 */
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
  // Screens work without the stream: they fetch when they open and when the window regains focus.
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
