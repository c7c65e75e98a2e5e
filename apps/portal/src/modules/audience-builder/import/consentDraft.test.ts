import { expect, it } from 'vitest';
import { consentProfile } from '../../../fixtures/builders/consent.builders.ts';
import { consentBody, LEAVES_OUT, sumsOf, whatConsentLacks } from './consentDraft.ts';
import { consentRows, decide } from './consentRows.ts';

const number = String;

it('shows the cells of a column as people read them, with what other columns counted', () => {
  const rows = [0, 1, 2, 3].flatMap((at) => consentRows(consentProfile(), at, { draft: LEAVES_OUT, number }));
  expect(rows.map(({ label, note, says }) => [label, note, says])).toEqual([
    ['subscribed', undefined, 'mail'],
    ['unsubscribed', undefined, 'leave_out'],
    ['cleaned', undefined, 'leave_out'],
    ['non-subscribed', undefined, 'leave_out'],
    ['ja', '155 of them counted above', 'mail'],
    ['nein', '894 of them counted above', 'leave_out'],
    ['empty', 'says neither, so it leaves nobody out', 'mail'],
    ['a date', 'such as 2019-03-04 10:15, 620 of them counted above', 'leave_out'],
    ['empty', 'says neither, so it leaves nobody out', 'mail'],
    ['‘keine Werbung mehr’, ‘bitte löschen’', 'first in line 4410', 'leave_out'],
    ['other texts', 'such as ruft gern an, 29 of them counted above', 'mail'],
    ['empty', 'says neither, so it leaves nobody out', 'mail'],
  ]);
  expect(consentRows(consentProfile(), 9, { draft: LEAVES_OUT, number })).toEqual([]);
});

it('counts again after each decision, and sends decisions only', () => {
  const [, row] = consentRows(consentProfile(), 0, { draft: LEAVES_OUT, number });
  if (!row) throw new Error('no row');
  const once = decide(LEAVES_OUT, row, 'mail');
  expect(sumsOf(consentProfile(), LEAVES_OUT).leftOut).toBe(1204);
  expect(sumsOf(consentProfile(), once).leftOut).toBe(1204);
  expect(sumsOf(consentProfile(), once).byColumn).toEqual([361, 806, 35, 2]);
  expect(decide(once, row, 'leave_out').decisions).toHaveLength(1);
  expect(consentBody(once)).toEqual({
    choice: 'leave_out',
    reason: null,
    decisions: [{ column: 4, group: 'unsubscribed', says: 'mail' }],
    suppress: false,
  });
});

it('needs a reason to import them', () => {
  expect(whatConsentLacks(LEAVES_OUT)).toBeUndefined();
  expect(whatConsentLacks({ ...LEAVES_OUT, choice: 'import', reason: ' ' })).toBe('Say why they may be mailed');
  expect(whatConsentLacks({ ...LEAVES_OUT, choice: 'import', reason: 'Signed up again' })).toBeUndefined();
});
