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
  ])('reads %j in %s as %j', (text, locale, value) => {
    expect(parseNumber(text, locale)).toBe(value);
  });
});
