import { expect, it } from 'vitest';
import { checkOutcome, installPlace } from './installWords.ts';

const nowhere = { bucket: null, prefix: null, host: null, folder: null };

it('names the place of each kind, with its folder where it has one', () => {
  expect(installPlace({ ...nowhere, kind: 's3', bucket: 'lists', prefix: 'out/daily' })).toBe('lists/out/daily');
  expect(installPlace({ ...nowhere, kind: 's3', bucket: 'lists' })).toBe('lists');
  expect(installPlace({ ...nowhere, kind: 'sftp', host: 'sftp.example', folder: 'in' })).toBe('sftp.example/in');
});

it('tells a check that was never made from one that failed', () => {
  expect([null, 'passed', 'failed'].map((result) => checkOutcome(result as 'passed'))).toEqual([
    'Not checked',
    'Passed',
    'Failed',
  ]);
});
