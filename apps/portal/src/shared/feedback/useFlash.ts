import type { FlashType } from '@mailroom/design-system';
import type { NoticeLines } from '@mailroom/domain/notices';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { sayAtom } from './notices.ts';

/** Shows a notice: on screen for 9 seconds, in the notice list afterwards. */
export function useFlash(): (type: FlashType, message: string | NoticeLines) => void {
  const say = useSetAtom(sayAtom);
  return useCallback((type, message) => say({ type, message }), [say]);
}
