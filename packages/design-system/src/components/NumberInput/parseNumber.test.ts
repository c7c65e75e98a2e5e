import { describe, expect, it } from 'vitest';
import { parseNumber } from './parseNumber.ts';

describe('parseNumber', () => {
  it.each([
    ['1,204.5', 'en-US', 1204.5],
    ['1.204,5', 'de-DE', 1204.5],
    ['1 204,5', 'fr-FR', 1204.5],
    [' 12 ', 'en-US', 12],
    ['-3', 'en-US', -3],
    ['.5', 'en-US', 0.5],
    ['', 'en-US', null],
    ['12a', 'en-US', null],
    ['1e5', 'en-US', null],
    ['--1', 'en-US', null],
    ['1,50', 'en-US', null],
    ['1.5', 'de-DE', null],
    ['1,23,456.5', 'en-IN', 123456.5],
    ['12,', 'de-DE', null],
    ['1.2.3', 'en-US', null],
    ['٬', 'ar-EG', null],
    ['١٬٢٠٤٫٥', 'ar-EG', 1204.5],
    ['\u061c-٣', 'ar-EG', -3],
    ['1204,5', 'fr-FR', 1204.5],
    ['1’204.5', 'de-CH', 1204.5],
    ['$1,234.56', 'en-US', 1234.56],
    ['-$5', 'en-US', -5],
    ['1.234,56\u00a0€', 'de-DE', 1234.56],
    ['$1.234,56', 'en-US', null],
  ])('reads %j in %s as %j', (text, locale, value) => {
    expect(parseNumber(text, locale)).toBe(value);
  });
});
