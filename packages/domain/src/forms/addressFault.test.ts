import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressDamage, addressFault, faultText } from './addressFault.ts';
import { isAddress } from './addressRules.ts';

describe('a text that isn’t an address', () => {
  it.each([
    ['mailto:ben@kestrel.example', 'begins with “mailto:”', 'ben@kestrel.example'],
    ['Ben Kestrel <ben@kestrel.example>', 'name before the address', 'ben@kestrel.example'],
    ["'ben@kestrel.example'", 'quotes around the address', 'ben@kestrel.example'],
    ['ben@kestrel.example ::: dan@kestrel.example', 'two addresses', 'ben@kestrel.example'],
    ['a@b.example; c@d.example, e@f.example', 'three addresses', 'a@b.example'],
    ['a@b.de b@b.de c@b.de d@b.de e@b.de f@b.de', '6 addresses', 'a@b.de'],
    ['ben\u200B@kestrel.example', 'zero-width space after “ben”', 'ben@kestrel.example'],
    ['\u00ADben@kestrel.example', 'soft hyphen at the beginning', 'ben@kestrel.example'],
    ['ben＠kestrel。example', 'full-width at sign after “ben”', 'ben@kestrel.example'],
    ['ben (at) kestrel.example', '“at” instead of @', 'ben@kestrel.example'],
    ['ben at kestrel.example', '“at” instead of @', 'ben@kestrel.example'],
    ['ben @kestrel.example', 'space after “ben”', 'ben@kestrel.example'],
    ['the-longest-name-of-all-people and@kestrel', 'space after “…t-name-of-all-people”', undefined],
    ['ben@@kestrel.example', 'two @', 'ben@kestrel.example'],
    ['ben@dan@kestrel.example', 'two @', undefined],
    ['kestrel.example', 'no @', undefined],
    ['@kestrel.example', 'nothing before the @', undefined],
    ['ben@', 'nothing after the @', undefined],
    ['ben@kestrel,example', 'comma in the domain', 'ben@kestrel.example'],
    ['ben@kestrel..example', 'two dots in a row', 'ben@kestrel.example'],
    ['.ben@kestrel.example', 'dot at the beginning', undefined],
    ['ben.@kestrel.example', 'dot before the @', undefined],
    ['ben..dan@kestrel.example', 'two dots in a row', undefined],
    ['"ben"@kestrel.example', 'quotes in the address', 'ben@kestrel.example'],
    ['ben@[192.0.2.7]', 'IP address instead of a domain', undefined],
    ['ben@.kestrel.example', 'dot after the @', 'ben@kestrel.example'],
    ['ben@kestrel.example.', '“.” at the end', 'ben@kestrel.example'],
    ['ben@kestrel', 'no dot in the domain', undefined],
    ['ben@GmailCom', 'no dot in the domain', 'ben@gmail.com'],
    ['bén@kestrel.example', '“é” before the @', undefined],
    ['ben@kestrel_.example', '“_” in the domain', undefined],
    [`${'b'.repeat(65)}@kestrel.example`, 'more than 64 characters before the @', undefined],
    ['ben@-kestrel.example', 'hyphen at an edge of the domain', undefined],
    ['ben@kestrel.1', 'the domain ends with “.1”', undefined],
    [`ben@${'k'.repeat(64)}.example`, 'not an address that can be mailed', undefined],
  ])('%s: %s', (text, says, suggestion) => {
    expect(isAddress(text.toLowerCase())).toBe(false);
    expect(addressFault(text)).toEqual({ says, ...(suggestion !== undefined && { suggestion }) });
  });

  it.each([
    ['mailto:ben@kestrel.example', 'address_wrapped'],
    ['Ben Kestrel <ben@kestrel.example>', 'address_wrapped'],
    ['ben\u200B@kestrel.example', 'address_signs'],
    ['ben＠kestrel。example', 'address_signs'],
    ['ben @kestrel.example', 'address_typed'],
    ['ben@kestrel,example', 'address_typed'],
  ])('may have a kind: %s is %s', (text, kind) => {
    expect(addressDamage(text)).toEqual({ kind, meant: 'ben@kestrel.example' });
  });

  it.each(['ben@kestrel.example ::: dan@kestrel.example', 'ben@', 'mailto:ben@', 'ben..dan@kestrel.example'])(
    'isn’t mended by kind where only a person knows which is meant: %s',
    (text) => {
      expect(addressDamage(text)).toBeUndefined();
    },
  );

  it('is told in one phrase', () => {
    expect(faultText(addressFault('ben@@kestrel.example'))).toBe('two @; perhaps ben@kestrel.example');
    expect(faultText(addressFault('kestrel.example'))).toBe('no @');
  });

  it('never suggests one that can’t be mailed', () => {
    const signs = fc.constantFrom('a', 'B', '@', '.', ' ', ',', '<', '>', '"', '\u200B', 'at', 'ö', '-', '1');
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 24 }), (letters) => {
        const text = letters.join('').trim();
        fc.pre(!isAddress(text.toLowerCase()));
        const { says, suggestion } = addressFault(text);
        expect(says).not.toBe('');
        expect(suggestion === undefined || isAddress(suggestion.toLowerCase())).toBe(true);
      }),
    );
  });
});
