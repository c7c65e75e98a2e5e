import { expect, it } from 'vitest';
import { customFieldName, isUsableName } from './customFields.ts';
import { splitMergeFields } from './mergeFields.ts';

it.each([
  ['Letzter Kauf', 'letzter_kauf'],
  ['  Größe (cm) ', 'grosse_cm'],
  ['Straße', 'strasse'],
  ['last_purchase', 'last_purchase'],
  ['購入日', ''],
  [`${'long '.repeat(20)}`, 'long_long_long_long_long_long_long_long_long_long_long_long'],
])('%s is named %s', (heading, name) => {
  expect(customFieldName(heading)).toBe(name);
  expect(isUsableName(name)).toBe(name !== '');
});

it('knows the names that merge fields can use', () => {
  for (const name of ['letzter_kauf', 'a-1', 'Letzter Kauf', 'größe', ''])
    expect(splitMergeFields(`{{custom.${name}}}`).some((piece) => typeof piece !== 'string')).toBe(isUsableName(name));
});
