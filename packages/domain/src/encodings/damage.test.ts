import { describe, expect, it } from 'vitest';
import { damageOf, mender } from './damage.ts';

describe('a value that another program damaged', () => {
  it.each([
    ['JosÃ©', 'misread', 'José'],
    ['MÃ¼ller GroÃŸ', 'misread', 'Müller Groß'],
    ['Dellâ€™Acqua', 'misread', 'Dell’Acqua'],
    ['Tom &amp; Co', 'escaped', 'Tom & Co'],
    ['O&#039;Neil', 'escaped', "O'Neil"],
    ['&#x4E2D;&QUOT;', 'escaped', '中"'],
    ['A &#150; B', 'escaped', 'A – B'],
    ['#REF!', 'error', ''],
    ['#N/A', 'error', ''],
    ['N/A', 'stand_in', ''],
    ['null', 'stand_in', ''],
    ['-', 'stand_in', ''],
    ['4.41174E+11', 'rounded', undefined],
    ['4E+5', 'rounded', undefined],
  ])('%s: %s', (value, kind, meant) => {
    expect(damageOf(value)).toEqual({ kind, ...(meant !== undefined && { meant }) });
  });

  it.each([
    'José',
    'São Paulo',
    'Ã',
    'AT&T',
    '&copy',
    '&#10;',
    '&#127;',
    '&#xD800;',
    '&#1114112;',
    '#1 Street',
    'Nadine',
    'E+ Ltd',
    'Œuvre Ã©',
    '',
    '東京 Ã©',
  ])('isn’t %s', (value) => {
    expect(damageOf(value)).toBeUndefined();
  });
});

it('mends only the kinds that were asked for, and nothing that is lost', () => {
  const mend = mender(['escaped', 'rounded']);
  expect(['A &amp; B', 'N/A', '4E+5', 'José'].map(mend)).toEqual(['A & B', 'N/A', '4E+5', 'José']);
  expect(['A &amp; B', 'N/A'].map(mender([]))).toEqual(['A &amp; B', 'N/A']);
});
