import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { NoticeLines } from '@mailroom/domain/notices';
import { sayAtom, type NoticeType } from './notices.ts';

/** Says what happened: on screen for 9 seconds, in the notice list afterwards. */
export function useFlash(): (type: NoticeType, message: string | NoticeLines) => void {
  const say = useSetAtom(sayAtom);
  return useCallback((type, message) => say({ type, message }), [say]);
}
