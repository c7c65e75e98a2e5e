import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SAMPLES } from './conformance.samples.tsx';
import { DesignProvider, englishTexts, type DesignTexts } from './index.ts';

/** Another language: what is said in it has none of these letters left. */
function translated(text: unknown): unknown {
  if (typeof text === 'string') return 'Ω';
  if (typeof text === 'function') return (...given: unknown[]) => `Ω ${given.map(String).join(' ')}`;
  return Object.fromEntries(Object.entries(text as object).map(([key, inner]) => [key, translated(inner)]));
}
const texts = { ...(translated(englishTexts) as DesignTexts), keySigns: { Ctrl: 'Ω' } };
const written = readFileSync(`${import.meta.dirname}/conformance.samples.tsx`, 'utf8');

/** What is seen or heard: the texts between tags, and those of attributes. */
function said(html: string): string[] {
  const bare = html.replaceAll(/<style.*?<\/style>/gs, '');
  const heard = [...bare.matchAll(/ (?:aria-label|aria-valuetext|title|placeholder|alt)="([^"]*)"/g)].map(
    ([, at]) => at,
  );
  const seen = bare.replaceAll(/<[^>]*>/g, '\n').split('\n');
  return [...heard, ...seen].flatMap((text = '') => text.match(/\p{L}{3,}/gu) ?? []);
}

describe('in another language', () => {
  // The matrix is for whoever makes a list of statuses: the themes stand there as `data-theme` has them.
  it.each(Object.keys(SAMPLES).filter((name) => name !== 'StatusMatrix'))(
    '%s says no word of its own that can’t be replaced',
    (name) => {
      const html = renderToStaticMarkup(
        <DesignProvider locale="de-DE" texts={texts}>
          {SAMPLES[name]?.({ className: 'mine', 'data-asked': 'yes', ref: () => undefined })}
        </DesignProvider>,
      );
      // What the example itself hands over, and what Intl writes in German, are no words of ours.
      const known = `${written} Oktober November Dezember Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag UTC GMT MEZ`;
      expect(said(html).filter((word) => !known.includes(word))).toEqual([]);
    },
  );

  it('no component has a word written into it', () => {
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
