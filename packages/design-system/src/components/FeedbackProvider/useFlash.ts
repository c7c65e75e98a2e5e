'use client';
import { useSyncExternalStore } from 'react';
import type { Notice } from '../Flash/FlashStack.tsx';
import { useFeedback } from './feedback.ts';
import type { FlashFunction } from './flashes.ts';

/** Returns the function that shows a message: `flash('Saved')`, `flash.error('Not saved')`. It never changes. */
export function useFlash(): FlashFunction {
  return useFeedback().flashes.flash;
}

/** Returns all messages of this session, the newest first, for a `NoticeCentre`. Fifty closed ones are kept. */
export function useNotices(): readonly Notice[] {
  const { subscribe, read } = useFeedback().flashes;
  return useSyncExternalStore(subscribe, read, read).all;
}
