import { describe, expect, it } from 'vitest';
import { readNumber } from './readNumber.ts';

function number(value: number) {
  return { kind: 'number', value };
}

const unreadable = { kind: 'unreadable' };

function hint(mark: string, example: string) {
  return { kind: 'unreadable', hint: { mark, example } };
}

describe('readNumber', () => {
  it.each([
    ['1,204.5', 'en-US', 1204.5],
    ['1.204,5', 'de-DE', 1204.5],
    ['1 204,5', 'fr-FR', 1204.5],
    ['1\u202f204,5', 'fr-FR', 1204.5],
    [' 12 ', 'en-US', 12],
    ['-3', 'en-US', -3],
    ['\u22123', 'en-US', -3],
    ['.5', 'en-US', 0.5],
    ['1.500', 'de-DE', 1500],
    ['1,23,456.5', 'en-IN', 123456.5],
    ['١٬٢٠٤٫٥', 'ar-EG', 1204.5],
    ['\u061c-٣', 'ar-EG', -3],
    ['1204,5', 'fr-FR', 1204.5],
    ['1’204.5', 'de-CH', 1204.5],
    ["1'204.5", 'de-CH', 1204.5],
    ['$1,234.56', 'en-US', 1234.56],
    ['-$5', 'en-US', -5],
    ['1.234,56\u00a0€', 'de-DE', 1234.56],
    ['１２３', 'ja-JP', 123],
    ['１，２０４．５', 'ja-JP', 1204.5],
    ['￥１，２３４', 'ja-JP', 1234],
    ['１２３', 'en-US', 123],
  ])('reads %j in %s as %j', (text, locale, value) => {
    expect(readNumber(text, locale)).toEqual(number(value));
  });

  it.each(['', '  ', '\u00a0'])('reads the text %j as empty, not as unreadable', (text) => {
    expect(readNumber(text, 'en-US')).toEqual({ kind: 'empty' });
  });

  it.each([
    ['12ab', 'en-US'],
    ['abc', 'de-DE'],
    ['1e5', 'en-US'],
    ['--1', 'en-US'],
    ['-', 'en-US'],
    ['12,', 'de-DE'],
    ['1.2.3', 'en-US'],
    ['٬', 'ar-EG'],
    ['1,23,456', 'en-US'],
    ['1,2345,', 'en-US'],
    ['99999999999999999999', 'en-US'],
  ])('cannot read %j in %s', (text, locale) => {
    expect(readNumber(text, locale)).toMatchObject(unreadable);
  });

  it.each([
    ['12.50', 'de-DE', ',', '12,50'],
    ['0.99', 'de-DE', ',', '0,99'],
    ['1,234.56', 'de-DE', ',', '1.234,56'],
    ['12.50', 'fr-FR', ',', '12,50'],
    ['1,50', 'en-US', '.', '1.50'],
    ['$1.234,56', 'en-US', '.', '1,234.56'],
    ['12,5', 'de-CH', '.', '12.5'],
    ['１２．５０', 'de-DE', ',', '12,50'],
    ['12.5', 'ar-EG', '٫', '١٢٫٥'],
  ])('refuses %j in %s and names the decimal mark', (text, locale, mark, example) => {
    expect(readNumber(text, locale)).toEqual(hint(mark, example));
  });

  it.each([
    ['12.505', 'en-US', 2],
    ['12.500', 'en-US', 2],
    ['1.250,505', 'de-DE', 2],
    ['12.5', 'ja-JP', 0],
    ['１２．５', 'ja-JP', 0],
    ['1.2505', 'en-US', 3],
  ])('refuses %j in %s where at most %i decimals are possible', (text, locale, maxDigits) => {
    expect(readNumber(text, locale, maxDigits)).toEqual({ kind: 'unreadable', isTooFine: true });
  });

  it.each([
    ['12.50', 2, 12.5],
    ['12.5', 2, 12.5],
    ['1,250', 0, 1250],
    ['1.250', 3, 1.25],
  ])('reads %j where at most %i decimals are possible', (text, maxDigits, value) => {
    expect(readNumber(text, 'en-US', maxDigits)).toEqual(number(value));
  });
});
