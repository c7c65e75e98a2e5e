import { expect, it } from 'vitest';
import { auditEntry } from '../fixtures/builders/audit.builders.ts';
import { auditChanges, auditTitle } from './auditWords.ts';

it('names the person, the job, or the product', () => {
  expect(auditTitle(auditEntry())).toBe('Ines Fontaine changed it');
  expect(auditTitle(auditEntry({ user: null, actor: 'job crm-import' }))).toBe('The job ‘crm-import’ changed it');
  expect(auditTitle(auditEntry({ user: null, actor: 'owner', action: 'insert' }))).toBe('Mailroom added it');
});

it('shows each field before and after, without ids of records', () => {
  const changes = [
    { field: 'hold_minutes', before: 5, after: 10 },
    { field: 'owner_phone', before: null, after: '+1 555 0100' },
    { field: 'active', before: true, after: false },
    { field: 'logo_file_id', before: 4, after: 9 },
  ];
  expect(auditChanges(auditEntry({ changes }))).toEqual([
    'Hold minutes: 5 → 10',
    'Owner phone: — → +1 555 0100',
    'Active: yes → no',
    'Logo file was changed',
  ]);
});

it('leaves out the fields of a new or deleted record', () => {
  const changes = [{ field: 'name', before: null, after: 'Northlight' }];
  expect(auditChanges(auditEntry({ action: 'insert', changes }))).toEqual([]);
});
