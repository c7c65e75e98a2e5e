import { expect, it } from 'vitest';
import { THEME_CHOICES, themeScript, type ThemeMemory } from './themeScript.ts';

/** The attribute of `<html>` after the script; `before` is what a server wrote. */
function painted(stored: string | null, memory: ThemeMemory = {}, before?: string): string | undefined {
  const dataset: { theme?: string } = before === undefined ? {} : { theme: before };
  const place = { getItem: (key: string) => (key === (memory.key ?? 'mr-theme') ? stored : null) };
  const none = { getItem: () => null };
  const [local, session] = memory.storage === 'session' ? [none, place] : [place, none];
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is a text.
  new Function('localStorage', 'sessionStorage', 'document', themeScript(memory))(local, session, {
    documentElement: { dataset },
  });
  return dataset.theme;
}

it.each(THEME_CHOICES)('sets %s before the first paint', (choice) => {
  const shown = choice === 'system' ? undefined : choice;
  expect(painted(choice)).toBe(shown);
  expect(painted(choice, {}, 'dark')).toBe(shown);
  expect(painted(choice, { key: 'look', storage: 'session' })).toBe(shown);
});

it('leaves the page as it is when nothing, or something unknown, is remembered', () => {
  expect(painted(null)).toBeUndefined();
  expect(painted('purple')).toBeUndefined();
  expect(painted(null, {}, 'dark')).toBe('dark');
});

it('leaves the page as it is when storage is blocked', () => {
  const blocked = {
    getItem() {
      throw new Error('blocked');
    },
  };
  const dataset = { theme: 'dark' };
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is a text.
  new Function('localStorage', 'document', themeScript())(blocked, { documentElement: { dataset } });
  expect(dataset).toEqual({ theme: 'dark' });
});

it('never ends the script element around it, whatever the key', () => {
  const key = '</script><b>"\'\\';
  expect(themeScript({ key })).not.toContain('<');
  expect(painted('dark', { key })).toBe('dark');
});
