import { expect, it } from 'vitest';
import { auditEntry } from '../fixtures/builders/audit.builders.ts';
import { auditChanges, auditTitle } from './auditWords.ts';

function byJob(job: string, ...changes: [field: string, before: unknown, after: unknown][]) {
  return auditEntry({
    user: null,
    actor: `job ${job}`,
    changes: changes.map(([field, before, after]) => ({ field, before, after })),
  });
}

it('names the person or, in people’s words, the program', () => {
  expect(auditTitle(auditEntry())).toBe('Ines Fontaine changed it');
  expect(auditTitle(byJob('crm-import'))).toBe('The import from the CRM changed it');
  expect(auditTitle(auditEntry({ user: null, actor: 'owner', action: 'insert' }))).toBe('Mailroom added it');
});

it.each(['creative.check', 'creative.seeds', 'launches.creative', 'audiences.import', 'orders.rederive', 'tasks.sync'])(
  'shows a reader no name of a program: %s',
  (job) => {
    const entry = byJob(job, ['status', 'Draft', 'Approved']);
    expect([auditTitle(entry), ...auditChanges(entry)].join(' ')).not.toMatch(/job|[a-z][._][a-z]|→ \{|was changed/);
  },
);

it('says in one sentence what happened to a creative', () => {
  expect(auditTitle(byJob('creative.check', ['status', 'Action Pending - Validate', 'Need Attention']))).toBe(
    'The check ended with ‘Need Attention’',
  );
  expect(auditTitle(byJob('launches.creative', ['status', 'Approved', 'Live - See Report']))).toBe('It went live');
  const uploaded = auditEntry({ changes: [{ field: 'current_revision_id', before: 4, after: 9 }] });
  expect([auditTitle(uploaded), auditChanges(uploaded)]).toEqual(['Ines Fontaine uploaded a new revision', []]);
  const rejected = auditEntry({
    changes: [
      { field: 'status', before: 'Approved', after: 'Invalid' },
      { field: 'rejected_at', before: null, after: '2026-11-20T15:04:00Z' },
      { field: 'rejected_by', before: null, after: 21 },
      { field: 'rejected_reason', before: null, after: 'The offer ended' },
    ],
  });
  expect([auditTitle(rejected), auditChanges(rejected)]).toEqual([
    'Ines Fontaine rejected it',
    ['Status: Approved → Invalid', 'Reason: The offer ended'],
  ]);
  const withdrawn = auditEntry({ changes: [{ field: 'rejected_at', before: '2026-11-20T15:04:00Z', after: null }] });
  expect(auditTitle(withdrawn)).toBe('Ines Fontaine withdrew the rejection');
});

it('shows each field before and after, by its name on the screen, without ids of records', () => {
  const changes = [
    { field: 'hold_minutes', before: 5, after: 10 },
    { field: 'owner_phone', before: null, after: '+1 555 0100' },
    { field: 'retention_days', before: 90, after: null },
    { field: 'active', before: true, after: false },
    { field: 'logo_file_id', before: 4, after: 9 },
    { field: 'saved_views', before: [], after: [{}] },
  ];
  expect(auditChanges(auditEntry({ changes }))).toEqual([
    'Hold time: 5 → 10 minutes',
    'Phone number: +1 555 0100',
    'Retention: 90 → none',
    'Active: yes → no',
    'Logo changed',
    'Saved views changed',
  ]);
});

it('leaves out the fields of a new or deleted record', () => {
  const changes = [{ field: 'name', before: null, after: 'Northlight' }];
  expect(auditChanges(auditEntry({ action: 'insert', changes }))).toEqual([]);
});
