import { isValidElement, type ReactNode } from 'react';
import type { FlashType } from '../Flash/Flash.tsx';
import type { Notice } from '../Flash/FlashStack.tsx';

export interface FlashOptions {
  /** Default 'success'. */
  type?: FlashType | undefined;
  /** One action that follows from the message. */
  action?: Notice['action'];
  /** Messages of one cause are shown once at a time although their words differ. Default: the words. */
  cause?: string | undefined;
}

type SaidWithType = (message: ReactNode, options?: Omit<FlashOptions, 'type'>) => void;

/** Shows a message: `flash('Saved')`. Does nothing while the same message is on screen. */
export interface FlashFunction {
  (message: ReactNode, options?: FlashOptions): void;
  success: SaidWithType;
  /** Shows a message of the type 'danger'. */
  error: SaidWithType;
  warning: SaidWithType;
  info: SaidWithType;
}

interface Said {
  /** All messages that are kept, the newest first. */
  readonly all: readonly Notice[];
  /** Those that nobody has closed yet, the newest first. */
  readonly open: readonly Notice[];
}

export interface Flashes {
  /** The same function as `useFlash` returns, for code outside React. */
  flash: FlashFunction;
  /** Closes a message. It stays in the list of all. */
  close: (id: string) => void;
  /** Returns all messages and the open ones. The same object until something changes. */
  read: () => Said;
  /** Calls the listener after each change. Returns a function that ends this. */
  subscribe: (listener: () => void) => () => void;
}

/** How many closed messages are kept, so that a day's work doesn't fill the memory. */
const KEPT = 50;

/** The words of a message, as far as elements have them as children. */
function wordsOf(message: ReactNode): string {
  if (typeof message === 'string' || typeof message === 'number') return String(message);
  if (Array.isArray(message)) return message.map(wordsOf).join('');
  if (!isValidElement<{ children?: ReactNode }>(message)) return '';
  return message.type === 'br' ? '\n' : wordsOf(message.props.children);
}

/** Keeps the messages of an application. Needed only where code outside React shows messages. */
export function createFlashes(): Flashes {
  let lastId = 0;
  let said: Said = { all: [], open: [] };
  const causes = new Map<string, string | undefined>();
  const listeners = new Set<() => void>();

  function change(next: Said): void {
    const isOpen = new Set(next.open);
    said = { all: next.all.filter((notice, place) => place < KEPT || isOpen.has(notice)), open: next.open };
    for (const listener of listeners) listener();
  }

  function say(message: ReactNode, { type = 'success', action, cause }: FlashOptions = {}): void {
    const words = wordsOf(message);
    const isSame = ({ id, ...other }: Notice) =>
      cause === undefined ? words !== '' && wordsOf(other.message) === words : causes.get(id) === cause;
    // Shows one message when ten calls fail for the same cause.
    if (said.open.some((notice) => notice.type === type && isSame(notice))) return;
    const notice: Notice = { id: `notice-${(lastId += 1)}`, type, message, action, at: new Date().toISOString() };
    causes.set(notice.id, cause);
    change({ all: [notice, ...said.all], open: [notice, ...said.open] });
  }

  return {
    flash: Object.assign(say, {
      success: (message: ReactNode, options?: FlashOptions) => say(message, { ...options, type: 'success' }),
      error: (message: ReactNode, options?: FlashOptions) => say(message, { ...options, type: 'danger' }),
      warning: (message: ReactNode, options?: FlashOptions) => say(message, { ...options, type: 'warning' }),
      info: (message: ReactNode, options?: FlashOptions) => say(message, { ...options, type: 'info' }),
    }),
    close(id) {
      causes.delete(id);
      change({ all: said.all, open: said.open.filter((notice) => notice.id !== id) });
    },
    read: () => said,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
