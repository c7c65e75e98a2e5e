/** Milliseconds without a key before the text is kept and shown: the preview follows within half a second of the last one. */
export const PAUSE = 150;

/** Milliseconds after which the text is kept although no pause comes. */
export const LONGEST = 1_000;

interface Shown<Answer> {
  readonly text: string;
  /** The server's answer to the last text that was kept. */
  readonly kept: Answer | null;
  /** Why the last call failed; null after one that worked. */
  readonly error: unknown;
}

interface DraftKeeperOptions<Answer> {
  /** The text to begin with, which is kept or saved already. */
  readonly text: string;
  /** The revision that it was made from. */
  readonly revision: number;
  readonly kept: Answer | null;
  /** Sends a text with the revision that it was made from. */
  readonly send: (text: string, revision: number) => Promise<Answer>;
  /**
   * Called at the first key, at each pause and after a call, and never between two keys: the screen around the editor would hold
   * them up.
   */
  readonly onShow: (shown: Shown<Answer>) => void;
}

/**
 * Keeps a text after each pause in typing, and at least each second. One call runs at a time; what was typed meanwhile goes with
 * the next one, so an older text never arrives after a newer one.
 */
export function createDraftKeeper<Answer>({ text, revision, kept, send, onShow }: DraftKeeperOptions<Answer>) {
  let latest = text;
  let stored = text;
  let base = revision;
  let answer = kept;
  let problem: unknown = null;
  let isUntouched = true;
  let running: Promise<void> | undefined;
  let atPause: ReturnType<typeof setTimeout> | undefined;
  let atLatest: ReturnType<typeof setTimeout> | undefined;

  function show() {
    if (atPause === undefined) onShow({ text: latest, kept: answer, error: problem });
  }
  function stopTimers() {
    clearTimeout(atPause);
    clearTimeout(atLatest);
    atPause = undefined;
    atLatest = undefined;
  }
  async function store() {
    while (latest !== stored) {
      const sent = latest;
      try {
        answer = await send(sent, base);
        stored = sent;
        problem = null;
      } catch (error) {
        problem = error;
      }
      show();
      // Somebody is typing again, or nothing arrives: the next pause tries again.
      if (atPause !== undefined || problem !== null) return;
    }
  }
  async function keep() {
    running ??= store().finally(() => {
      running = undefined;
    });
    await running;
  }
  /** Sends what hasn't been sent, and shows it. */
  async function flush() {
    stopTimers();
    show();
    await keep();
  }
  return {
    /** The text with each key. */
    latest: () => latest,
    change: (next: string) => {
      latest = next;
      if (isUntouched) show();
      isUntouched = false;
      clearTimeout(atPause);
      atPause = setTimeout(() => void flush(), PAUSE);
      atLatest ??= setTimeout(() => {
        atLatest = undefined;
        void keep();
      }, LONGEST);
    },
    flush,
    /** Waits for a call that runs, so that it can't bring back a draft that is removed next. */
    settle: async () => {
      stopTimers();
      await running;
    },
    /** Continues without a draft: after a save, or with the saved text after discarding. */
    restart: (next: string, from: number) => {
      stopTimers();
      [latest, stored, base, answer, problem, isUntouched] = [next, next, from, null, null, true];
      show();
    },
  };
}
