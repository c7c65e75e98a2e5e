import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressSpellings, canonicalAddress, canonicalDomain, domainSpellings } from './canonicalAddress.ts';

const label = fc.stringMatching(/^[a-z0-9àéîöüñßçøđłżабвгдежзиклм日本語中文]{1,12}$/u);
const domain = fc.tuple(
  fc.array(label, { minLength: 1, maxLength: 3 }),
  fc.constantFrom('example', 'de', 'рф', '中国'),
);
const address = fc
  .tuple(fc.stringMatching(/^[a-zA-Z0-9]{1,10}$/), domain)
  .map(([local, [labels, top]]) => `${local}@${[...labels, top].join('.')}`);

function cased(text: string, ups: readonly boolean[]): string {
  return [...text].map((letter, at) => (ups[at % ups.length] ? letter.toUpperCase() : letter)).join('');
}

describe('the canonical form of an address', () => {
  it('is ASCII in lower case, and its own canonical form', () => {
    fc.assert(
      fc.property(address, (text) => {
        const canonical = canonicalAddress(text);
        expect(canonical).toMatch(/^[!-~]+$/);
        expect(canonical).toBe(canonical?.toLowerCase());
        expect(canonicalAddress(canonical ?? '')).toBe(canonical);
      }),
    );
  });

  it('is the same for each spelling and case of the address', () => {
    fc.assert(
      fc.property(address, fc.array(fc.boolean(), { minLength: 1 }), (text, ups) => {
        const canonical = canonicalAddress(text);
        const spellings = addressSpellings(text);
        expect(spellings[0]).toBe(canonical);
        expect(new Set(spellings).size).toBe(spellings.length);
        for (const spelling of spellings) {
          expect(canonicalAddress(spelling)).toBe(canonical);
          // A capital ß is two letters, so that it is another domain.
          if (!spelling.includes('ß')) expect(canonicalAddress(cased(spelling, ups))).toBe(canonical);
        }
      }),
    );
  });

  it('doesn’t change the local part, and a plain address has a single spelling', () => {
    expect(addressSpellings('Ann.Other+1@Mail.Example')).toEqual(['ann.other+1@mail.example']);
    expect(addressSpellings('xn--a@mail.example')).toEqual(['xn--a@mail.example']);
    expect(canonicalAddress('XN--a@München.example')).toBe('xn--a@xn--mnchen-3ya.example');
  });

  it('is found from A-labels, U-labels and composed or decomposed letters', () => {
    const both = ['s1@xn--mnchen-3ya.example', 's1@münchen.example'];
    expect(addressSpellings('S1@MÜNCHEN.example')).toEqual(both);
    expect(addressSpellings('s1@xn--mnchen-3ya.example')).toEqual(both);
    expect(addressSpellings('s1@mu\u0308nchen.example')).toEqual([...both, 's1@mu\u0308nchen.example']);
    expect(domainSpellings('mail.münchen.example')).toEqual(['mail.xn--mnchen-3ya.example', 'mail.münchen.example']);
  });

  it('does not exist for what no address can have', () => {
    for (const text of [
      '',
      'a',
      'a@b',
      'a@*.wild.example',
      'a@ü',
      `a@${'ü'.repeat(63)}.de`,
      'a@a\u200Db.com',
      'ü@a.de',
    ])
      expect(canonicalAddress(text), text).toBeUndefined();
    for (const text of [
      '',
      'example',
      '*.wild.example',
      '*.münchen.example',
      'ü.de/path',
      '%6d.com',
      '-a.de',
      '1.2.3.4',
    ])
      expect(canonicalDomain(text), text).toBeUndefined();
    expect(canonicalDomain('Bücher.EXAMPLE')).toBe('xn--bcher-kva.example');
  });

  it('keeps an A-label that stands for no name', () => {
    expect(addressSpellings('a@xn--zzzzzz.example')).toEqual(['a@xn--zzzzzz.example']);
  });
});
