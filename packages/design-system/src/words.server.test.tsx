import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SAMPLES } from './conformance.samples.tsx';
import { DesignProvider, englishTexts, type DesignTexts } from './index.ts';

/** Replaces every text, so that none of the English letters are left. */
function translated(text: unknown): unknown {
  if (typeof text === 'string') return 'Ω';
  if (typeof text === 'function') return (...given: unknown[]) => `Ω ${given.map(String).join(' ')}`;
  return Object.fromEntries(Object.entries(text as object).map(([key, inner]) => [key, translated(inner)]));
}
const texts = { ...(translated(englishTexts) as DesignTexts), keySigns: { Ctrl: 'Ω' } };
const written = readFileSync(`${import.meta.dirname}/conformance.samples.tsx`, 'utf8');

/** Returns all words that are visible or read by screen readers: between tags and in attributes. */
function wordsOf(html: string): string[] {
  const bare = html.replaceAll(/<style.*?<\/style>/gs, '');
  const heard = [...bare.matchAll(/ (?:aria-label|aria-valuetext|title|placeholder|alt)="([^"]*)"/g)].map(
    ([, at]) => at,
  );
  const seen = bare.replaceAll(/<[^>]*>/g, '\n').split('\n');
  return [...heard, ...seen].flatMap((text = '') => text.match(/\p{L}{3,}/gu) ?? []);
}

// A calendar shows the month of today, whose name is in the list of known words.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') }));
afterAll(() => void vi.useRealTimers());

describe('in another language', () => {
  it.each(Object.keys(SAMPLES))('%s has no text that can’t be replaced', (name) => {
    const html = renderToStaticMarkup(
      <DesignProvider locale="de-DE" texts={texts}>
        {SAMPLES[name]?.({ className: 'mine', 'data-asked': 'yes', ref: () => undefined })}
      </DesignProvider>,
    );
    // Ignores the sample's own texts, and the German words that Intl writes.
    const known = `${written} Oktober November Dezember Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag UTC GMT MEZ`;
    expect(wordsOf(html).filter((word) => !known.includes(word))).toEqual([]);
  });

  it('no component has a hard-coded text', () => {
    const files = globSync('components/**/*.tsx', { cwd: import.meta.dirname }).filter(
      (file) => !/\.(stories|examples|samples|test)\./.test(file),
    );
    expect(files.length).toBeGreaterThan(150);
    const attribute =
      /\b(?:aria-label|aria-valuetext|aria-roledescription|title|placeholder|alt|label)=(?:"|\{')[^"']*\p{L}{2}/gu;
    const between = />\s*\p{Lu}\p{Ll}+[^<>{}=;()]*\s*<\//gu;
    const found = files.flatMap((file) => {
      const code = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
      return [...code.matchAll(attribute), ...code.matchAll(between)].map(([words]) => `${file}: ${words}`);
    });
    expect(found).toEqual([]);
  });
});
