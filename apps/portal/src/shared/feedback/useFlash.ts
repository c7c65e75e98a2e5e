import { useFlash as useDesignFlash, type FlashType } from '@mailroom/design-system';
import { useCallback } from 'react';
import { noticeContent } from './noticeContent.tsx';

/** Shows a notice: on screen for 9 seconds, in the notice list afterwards. A line break starts a new line. */
export function useFlash(): (type: FlashType, message: string) => void {
  const flash = useDesignFlash();
  return useCallback((type, message) => flash(noticeContent(message), { type }), [flash]);
}
