import { describe, expect, it } from 'vitest';
import { createMatcher } from './createMatcher.ts';
import { activeShortcuts, defineShortcuts } from './defineShortcuts.ts';
import { keysForAria, keysInSigns } from './headerKeys.ts';
import { keyName } from './keySigns.ts';
import { isStroke, parseKeys, type KeyPress } from './strokes.ts';

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
  return {
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...held,
  };
}

function fits(keys: string, event: KeyPress, isApple = false) {
  return parseKeys(keys).every((stroke) => isStroke(event, stroke, isApple));
}

describe('a stroke', () => {
  it('reads Mod as Ctrl, and as ⌘ on Apple keyboards', () => {
    expect(fits('Mod+K', press('k', { ctrlKey: true }))).toBe(true);
    expect(fits('Mod+K', press('k', { metaKey: true }))).toBe(false);
    expect(fits('Mod+K', press('k', { metaKey: true }), true)).toBe(true);
    expect(fits('Mod+K', press('k', { ctrlKey: true }), true)).toBe(false);
  });

  it('matches only when exactly the given modifiers are held', () => {
    expect(fits('Mod+K', press('K', { ctrlKey: true, shiftKey: true }))).toBe(false);
    expect(fits('Mod+Shift+K', press('K', { ctrlKey: true, shiftKey: true }))).toBe(true);
    expect(fits('K', press('k', { altKey: true }))).toBe(false);
  });

  it('matches a sign wherever the keyboard has it', () => {
    expect(fits('?', press('?', { shiftKey: true }))).toBe(true);
    expect(fits('?', press('?'))).toBe(true);
    expect(fits('Mod+Plus', press('+', { ctrlKey: true }))).toBe(true);
  });

  it('uses the position of a key where letters are not Latin', () => {
    expect(fits('Mod+K', press('κ', { code: 'KeyK', ctrlKey: true }))).toBe(true);
    expect(fits('Mod+K', press('л', { code: 'KeyK', ctrlKey: true }))).toBe(true);
  });
});

describe('the matcher', () => {
  const match = () =>
    createMatcher(
      [
        ['orders', 'G O'],
        ['open', 'O'],
        ['people', 'G P'],
      ],
      false,
    );

  it('matches one stroke after the other', () => {
    const one = match();
    expect(one(press('g'), 0)).toBeUndefined();
    expect(one(press('o'), 300)?.id).toBe('orders');
    expect(one(press('o'), 600)?.id).toBe('open');
  });

  it('forgets the first stroke when the second is late', () => {
    const one = match();
    one(press('g'), 0);
    expect(one(press('p'), 1500)).toBeUndefined();
  });

  it('starts over with a stroke that only fits the beginning', () => {
    const one = match();
    one(press('g'), 0);
    one(press('g'), 200);
    expect(one(press('p'), 400)?.id).toBe('people');
  });
});

describe('the list', () => {
  it('refuses two shortcuts with the same keys, and invalid keys', () => {
    expect(() =>
      defineShortcuts({ a: { keys: 'Mod+K', label: 'Search' }, b: { keys: 'mod+k', label: 'Link' } }),
    ).toThrow('is not a key');
    expect(() => defineShortcuts({ a: { keys: 'G O', label: 'Orders' }, b: { keys: 'g o', label: 'Open' } })).toThrow(
      "'Orders' and 'Open' both want g o",
    );
    expect(() => defineShortcuts({ a: { keys: 'Cmd+K', label: 'Search' } })).toThrow("'Cmd+K' is not a key");
  });
});

it('writes keys for the screen, for screen readers and for aria', () => {
  expect(keysInSigns('Mod+K', false)).toBe('Ctrl K');
  expect(keysInSigns('Mod+K', false, { Ctrl: 'Strg' })).toBe('Strg K');
  expect(keysInSigns('Mod+Shift+K', true)).toBe('⌘⇧K');
  expect(keyName('Mod', true)).toBe('Command');
  expect(keyName('Alt', true)).toBe('Option');
  expect(keysForAria('Mod+K', false)).toBe('Control+K');
  expect(keysForAria('Mod+K', true)).toBe('Meta+K');
  expect(keysForAria('G O', false)).toBeUndefined();
});

it('leaves unbound shortcuts out of the sheet, and keeps those that components bind', () => {
  const list = defineShortcuts({
    save: { keys: 'Mod+S', label: 'Save' },
    launch: { keys: 'Mod+L', label: 'Launch' },
    close: { keys: 'Escape', label: 'Close', isBuiltIn: true },
  });
  expect(Object.keys(activeShortcuts(list, { save: () => undefined, launch: undefined }))).toEqual(['save', 'close']);
});
