'use client';
import { useEffect, useRef } from 'react';
import { createMatcher } from './createMatcher.ts';
import type { BoundId, Shortcut, ShortcutList } from './defineShortcuts.ts';
import { isApple } from './platform.ts';
import { isCharacterKey } from './strokes.ts';
import { whoseKey } from './whoseKey.ts';

export interface ShortcutOptions {
  /** False switches the shortcuts off. Default true. */
  isActive?: boolean | undefined;
  /** Whether keys that type a character work too. People who use speech input turn them off (WCAG 2.1.4). Default true. */
  hasCharacterKeys?: boolean | undefined;
}

export type ShortcutHandlers<List extends ShortcutList> = {
  [Id in BoundId<List>]: ((event: KeyboardEvent) => void) | undefined;
};

/**
 * Binds every shortcut of a list. An id without a handler doesn't compile; pass `undefined` to switch one off. While
 * somebody types, only shortcuts with Ctrl or ⌘ work; while a dialog is open, none do.
 */
export function useShortcuts<List extends ShortcutList>(
  shortcuts: List,
  handlers: ShortcutHandlers<List>,
  { isActive = true, hasCharacterKeys = true }: ShortcutOptions = {},
): void {
  const current = useRef<Record<string, ((event: KeyboardEvent) => void) | undefined>>(handlers);
  useEffect(() => {
    current.current = handlers;
  });
  // Compares by content, because a list that is written inline is a new object at each render.
  const keys = JSON.stringify(
    Object.entries<Shortcut>(shortcuts).flatMap(([id, one]) => (one.isBuiltIn ? [] : [[id, one.keys]])),
  );
  useEffect(() => {
    if (!isActive) return undefined;
    const match = createMatcher(JSON.parse(keys) as [string, string][], isApple());
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (/^(Shift|Control|Alt|AltGraph|Meta)$/.test(event.key)) return;
      const { isTyping, isInFront } = whoseKey(event);
      if (isInFront) return;
      const found = match(event, event.timeStamp);
      const handler = found && current.current[found.id];
      if (!handler || (found.strokes.some(isCharacterKey) && (isTyping || !hasCharacterKeys))) return;
      event.preventDefault();
      handler(event);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [keys, isActive, hasCharacterKeys]);
}

/** Binds one shortcut: `useShortcut('Mod+K', open)`, or one of a list: `useShortcut(shortcuts.refresh, refetch)`. */
export function useShortcut(
  shortcut: string | Shortcut,
  onPress: (event: KeyboardEvent) => void,
  options?: ShortcutOptions,
): void {
  const one = typeof shortcut === 'string' ? { keys: shortcut, label: shortcut } : shortcut;
  useShortcuts({ one: { ...one, isBuiltIn: false } }, { one: onPress }, options);
}
