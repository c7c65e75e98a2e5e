import type { FlashType } from '@mailroom/design-system';
import { noticeText, type NoticeLines } from '@mailroom/domain/notices';
import { atom } from 'jotai';

export interface SaidNotice {
  readonly id: string;
  readonly type: FlashType;
  readonly lines: NoticeLines;
  readonly at: string;
  readonly cause: string | undefined;
}

/** How many notices are kept, so that a day's work doesn't fill the memory. */
const KEPT = 50;
let lastId = 0;

/** All notices of this tab, newest first, so that a flash can be read after it has gone (A04). */
export const noticesAtom = atom<readonly SaidNotice[]>([]);

/** The notices that are on screen now. */
export const flashIdsAtom = atom<readonly string[]>([]);

interface Saying {
  readonly type: FlashType;
  readonly message: string | NoticeLines;
  /** Notices of one cause are the same notice although their words differ. Default: the words. */
  readonly cause?: string | undefined;
}

export const sayAtom = atom(null, (get, set, { type, message, cause }: Saying) => {
  const lines = typeof message === 'string' ? message.split('\n').map((text) => [{ text, isBold: false }]) : message;
  const onScreen = get(noticesAtom).filter(({ id }) => get(flashIdsAtom).includes(id));
  // Shows one notice when ten calls fail for the same cause.
  const isSame = (notice: SaidNotice) =>
    cause === undefined ? noticeText(notice.lines) === noticeText(lines) : notice.cause === cause;
  if (onScreen.some((notice) => notice.type === type && isSame(notice))) return;
  const id = `notice-${(lastId += 1)}`;
  set(noticesAtom, (said) => [{ id, type, lines, at: new Date().toISOString(), cause }, ...said].slice(0, KEPT));
  set(flashIdsAtom, (ids) => [...ids, id]);
});

export const closeFlashAtom = atom(null, (_get, set, id: string) => {
  set(flashIdsAtom, (ids) => ids.filter((other) => other !== id));
});
