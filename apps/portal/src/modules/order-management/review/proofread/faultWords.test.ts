import { PROOFREAD_KINDS } from '@mailroom/domain/proofread/kinds';
import { describe, expect, it } from 'vitest';
import { decided, manyFaults, proofread } from '../../../../fixtures/builders/sending/proofread.builders.ts';
import {
  decidedWords,
  faultCause,
  faultTitle,
  faultyPart,
  fieldHeader,
  holdingFaults,
  secondsText,
  shortHash,
  sumParts,
  valueWords,
} from './faultWords.ts';

function number(value: number): string {
  return value.toLocaleString('en-US');
}

const all = manyFaults().faults;

describe('the title of a fault', () => {
  it('says for each kind what the mails would do', () => {
    expect(all.map((fault) => faultTitle(fault, number))).toEqual([
      '3 would say ‘Hello ,’',
      '3 would have no subject',
      '4 would show ‘{{company}}’',
      '2 lead to a broken address',
      '1 leads to another site',
      '2 would show HTML code',
      '312 would show damaged letters',
      '5 would show the placeholder ‘N/A’',
      '1 has characters that nobody sees',
      '2 would have a subject that inboxes cut',
      '1 would be clipped by Gmail',
    ]);
  });

  it('has a word for one and for several of each kind', () => {
    for (const fault of all) {
      expect(faultTitle({ ...fault, mails: 1 }, number)).toMatch(/^1 (would|leads|has) /);
      expect(faultTitle({ ...fault, mails: 1204 }, number)).toMatch(/^1,204 (would|lead|have) /);
    }
  });

  it('names the place where no example says it', () => {
    const [gap, , code] = all.map((fault) => ({ ...fault, examples: [] }));
    expect(gap && faultTitle({ ...gap, place: 'preheader' }, number)).toBe('3 would have a gap in the preheader');
    expect(code && faultTitle(code, number)).toBe('4 would show the code of a merge field');
  });

  it('names no example that is too long for a title', () => {
    const [gap] = all;
    const passage = { before: '', said: 'x'.repeat(41), after: '' };
    const examples = (gap?.examples ?? []).map((mail) => ({ ...mail, passage }));
    expect(gap && faultTitle({ ...gap, examples }, number)).toBe('3 would have a gap in the text');
  });
});

it('names the cause of each kind, with and without a field', () => {
  const causes = PROOFREAD_KINDS.flatMap((kind) => [
    faultCause({ kind, field: 'first_name' }),
    faultCause({ kind, field: null }),
  ]);
  expect(causes.every((cause) => cause.length > 0)).toBe(true);
  expect(faultCause({ kind: 'empty_field', field: 'first_name' })).toBe('is empty');
  expect(faultCause({ kind: 'clipped', field: null })).toBe('Gmail shows the first 102 kB');
});

describe('what a reader would stumble over', () => {
  it('is the word before a gap and the sign after it', () => {
    expect(faultyPart({ before: 'Good day. Hello ', said: '', after: ', your set' })).toEqual({
      before: 'Good day. ',
      wrong: 'Hello ,',
      after: ' your set',
    });
    expect(faultyPart({ before: 'Hello ', said: ' ', after: ', your set' }).wrong).toBe('Hello  ,');
    expect(faultyPart({ before: '', said: '', after: '' }).wrong).toBe('');
  });

  it('is what the mail says otherwise', () => {
    expect(faultyPart({ before: 'Hello ', said: 'N/A', after: ', your' }).wrong).toBe('N/A');
  });
});

it('makes blanks visible', () => {
  expect([null, '', ' ', '   ', 'R**é'].map((value) => valueWords(value, number))).toEqual([
    'empty',
    'empty',
    'one blank',
    '3 blanks',
    'R**é',
  ]);
});

it('writes a field as a header', () => {
  expect(['first_name', 'custom.store_id'].map(fieldHeader)).toEqual(['First name', 'store_id']);
});

it('leaves out the parts of a sum that nobody is in', () => {
  const list = proofread();
  expect(sumParts(list.sums, number)).toEqual(['41,300 as written', '6 undecided']);
  expect(sumParts(decided(list, 72, { choice: 'leave_out' }).sums, number)).toEqual([
    '41,300 as written',
    '2 left out',
    '4 undecided',
  ]);
});

it('is held by the Critical faults on which nobody has decided', () => {
  const list = proofread();
  expect(holdingFaults(list.faults).map(({ id }) => id)).toEqual([71, 72]);
  expect(holdingFaults(decided(list, 71, { choice: 'accept', reason: 'Known' }).faults).map(({ id }) => id)).toEqual([
    72,
  ]);
});

it('says what was decided', () => {
  const by = { by: null, at: '2026-11-21T15:00:00.000Z', fallback: null, reason: null };
  expect(decidedWords({ ...by, choice: 'leave_out' })).toBe('left out');
  expect(decidedWords({ ...by, choice: 'fallback', fallback: 'there' })).toBe('say ‘there’ instead');
  expect(decidedWords({ ...by, choice: 'accept', reason: 'Known' })).toBe('accepted: ‘Known’');
});

it('shortens a hash', () => {
  expect(shortHash('7c41d2f0e0b')).toBe('7c41…0b');
});

it.each([
  [2612, '2.6 s'],
  [60, '0.1 s'],
  [40, 'less than 0.1 s'],
  [0, 'less than 0.1 s'],
])('says that a reading of %i ms took %s', (milliseconds, text) => {
  expect(secondsText(milliseconds, number)).toBe(text);
});
