import { expect, it } from 'vitest';
import { auditEntry } from '../fixtures/builders/audit.builders.ts';
import { auditGroups } from './auditParts.ts';
import { auditChanges, auditItem, auditTitle } from './auditWords.ts';

function writeDate(moment: string): string {
  return `${moment.slice(11, 16)} on ${moment.slice(0, 10)}`;
}

function byJob(job: string, ...changes: [field: string, before: unknown, after: unknown][]) {
  return auditEntry({
    user: null,
    actor: `job ${job}`,
    changes: changes.map(([field, before, after]) => ({ field, before, after })),
  });
}

it('names the person or, in people’s words, the program', () => {
  expect(auditTitle(auditEntry())).toBe('Ines Fontaine changed it');
  expect(auditTitle(byJob('creative.end_overrides', ['status', 'Approved', 'Need Attention']))).toBe(
    'An end date changed it',
  );
  expect(auditTitle(byJob('crm-import'))).toBe('The import from the CRM changed it');
  expect(auditTitle(auditEntry({ user: null, actor: 'owner', action: 'insert' }))).toBe('Mailroom added it');
});

it.each(['creative.check', 'creative.seeds', 'launches.creative', 'audiences.import', 'orders.rederive', 'tasks.sync'])(
  'shows a reader no name of a program: %s',
  (job) => {
    const entry = byJob(job, ['status', 'Draft', 'Approved']);
    expect([auditTitle(entry), ...auditChanges(entry, writeDate)].join(' ')).not.toMatch(
      /job|[a-z][._][a-z]|→ \{|was changed/,
    );
  },
);

it('says in one sentence what happened to a creative', () => {
  expect(auditTitle(byJob('creative.check', ['status', 'Action Pending - Validate', 'Need Attention']))).toBe(
    'The check ended with ‘Need Attention’',
  );
  expect(auditTitle(byJob('launches.creative', ['status', 'Approved', 'Live - See Report']))).toBe('It went live');
  const sent = auditEntry({ changes: [{ field: 'status', before: 'Draft', after: 'Action Pending - Validate' }] });
  expect(auditTitle(sent)).toBe('Ines Fontaine sent it to the check');
  const uploaded = auditEntry({ changes: [{ field: 'current_revision_id', before: 4, after: 9 }] });
  expect([auditTitle(uploaded), auditChanges(uploaded, writeDate)]).toEqual([
    'Ines Fontaine uploaded a new revision',
    [],
  ]);
  const rejected = auditEntry({
    changes: [
      { field: 'status', before: 'Approved', after: 'Invalid' },
      { field: 'rejected_at', before: null, after: '2026-11-20T15:04:00Z' },
      { field: 'rejected_by', before: null, after: 21 },
      { field: 'rejected_reason', before: null, after: 'The offer ended' },
    ],
  });
  expect([auditTitle(rejected), auditChanges(rejected, writeDate)]).toEqual([
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
  expect(auditChanges(auditEntry({ changes }), writeDate)).toEqual([
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
  expect(auditChanges(auditEntry({ action: 'insert', changes }), writeDate)).toEqual([]);
});

function ofPart(entity: string, fields: Record<string, [before: unknown, after: unknown] | string>, over = {}) {
  const changes = Object.entries(fields).map(([field, values]) =>
    typeof values === 'string'
      ? { field, before: values, after: values }
      : { field, before: values[0], after: values[1] },
  );
  return auditEntry({ entity, changes, ...over });
}

const overridden = {
  creative_id: '7',
  message: 'The link is broken',
  overridden_at: [null, '2026-11-20T15:04:00Z'] as [unknown, unknown],
  overridden_by: [null, 21] as [unknown, unknown],
  override_reason: [null, 'opens tomorrow'] as [unknown, unknown],
};

it.each([
  [ofPart('creative_finding', overridden), 'Ines Fontaine overrode ‘The link is broken’', ['Reason: opens tomorrow']],
  [
    ofPart('creative_finding', { ...overridden, override_until: [null, '2026-11-30T09:00:00+00:00'] }),
    'Ines Fontaine overrode ‘The link is broken’',
    ['Reason: opens tomorrow', 'Until: 09:00 on 2026-11-30'],
  ],
  [
    ofPart('creative_finding', { message: 'The link is broken', overridden_at: ['2026-11-20T15:04:00Z', null] }),
    'Ines Fontaine took back the override of ‘The link is broken’',
    [],
  ],
  [
    ofPart('email_link', {
      url: 'https://shop.example/',
      verdict: [null, 'accepted'],
      note: [null, 'Opens on Monday'],
    }),
    'Ines Fontaine accepted the link https://shop.example/',
    ['Note: Opens on Monday'],
  ],
  [
    ofPart('email_link', { url: 'https://shop.example/', verdict: ['rejected', null] }),
    'Ines Fontaine took back the decision about the link https://shop.example/',
    [],
  ],
  [
    ofPart('email_client', { family: 'Outlook', platform: 'windows', decision: [null, 'rejected'] }),
    'Ines Fontaine rejected Outlook (windows)',
    [],
  ],
  [
    ofPart('email_client', { family: 'Outlook', platform: 'windows', note: ['', 'Asked Ada'] }),
    'Ines Fontaine wrote a note on Outlook (windows)',
    ['Note: none → Asked Ada'],
  ],
  [
    ofPart('test_send', { recipients: [null, 1], sent_to: [null, 'me'] }, { action: 'insert' }),
    'Ines Fontaine sent a test to their own address',
    [],
  ],
  [ofPart('test_send', { recipients: [null, 6] }, { action: 'insert' }), 'Ines Fontaine sent a test to 6 seeds', []],
  [ofPart('test_send', { recipients: [null, 1] }, { action: 'insert' }), 'Ines Fontaine sent a test to 1 seed', []],
  [
    ofPart(
      'audience_version',
      { file_name: [null, 'people.csv'], cancel_requested_by: [null, null] },
      { action: 'insert' },
    ),
    'Ines Fontaine imported people.csv',
    [],
  ],
  [
    ofPart('audience_version', { file_name: 'people.csv', cancel_requested_by: [null, 21] }),
    'Ines Fontaine cancelled the import of people.csv',
    [],
  ],
  [
    ofPart(
      'audience_version',
      { file_name: 'people.csv', state: ['importing', 'failed'], failure: [null, 'It has no e-mail column'] },
      { user: null, actor: 'job audiences.import' },
    ),
    'The import could not read people.csv',
    ['Reason: It has no e-mail column'],
  ],
])('says in one sentence what happened to a part: %#', (entry, title, details) => {
  expect(auditItem([entry], writeDate)).toEqual({ title, details });
});

it('says once what a person overrode together', () => {
  const first = ofPart('creative_finding', overridden);
  const second = ofPart('creative_finding', { ...overridden, message: 'The image is large' });
  const later = ofPart('creative_finding', overridden, { request_id: 'another' });
  const groups = auditGroups([first, second, later, auditEntry()]);
  expect(groups.map((group) => group.length)).toEqual([2, 1, 1]);
  expect(groups.slice(0, 1).map((group) => auditItem(group, writeDate))).toEqual([
    {
      title: 'Ines Fontaine overrode 2 findings',
      details: ['The image is large', 'The link is broken', 'Reason: opens tomorrow'],
    },
  ]);
});

it('says who signed off which part of a creative, and who took that back', () => {
  const signed = auditEntry({
    entity: 'creative_sign_off',
    action: 'insert',
    changes: [{ field: 'part', before: null, after: 'links' }],
  });
  expect(auditTitle(signed)).toBe('Ines Fontaine signed off the links');
  const withdrawn = auditEntry({
    entity: 'creative_sign_off',
    changes: [
      { field: 'part', before: 'text', after: 'text' },
      { field: 'withdrawn_at', before: null, after: '2026-11-21T09:30:00.000Z' },
    ],
  });
  expect(auditTitle(withdrawn)).toBe('Ines Fontaine took back the sign-off of the text');
  expect(auditChanges(withdrawn, writeDate)).toEqual([]);
});

it('says who added and removed which label of a creative', () => {
  const field = (before: unknown, after: unknown) => [{ field: 'name', before, after }];
  const entry = { entity: 'creative_label' };
  expect(auditTitle(auditEntry({ ...entry, action: 'insert', changes: field(null, 'Holiday') }))).toBe(
    'Ines Fontaine added the label ‘Holiday’',
  );
  expect(auditTitle(auditEntry({ ...entry, action: 'delete', changes: field('A/B test', null) }))).toBe(
    'Ines Fontaine removed the label ‘A/B test’',
  );
});

it('tells in an account’s history what became of its sending domains and their keys', () => {
  const entry = (entity: string, action: 'insert' | 'update' | 'delete', changes: [string, unknown, unknown][]) =>
    auditEntry({ entity, action, changes: changes.map(([field, before, after]) => ({ field, before, after })) });
  const selector = 'm3-202611-k7ptq2';
  const known: [string, unknown, unknown] = ['selector', selector, selector];
  const titles = [
    entry('sending_domain', 'insert', [['domain', null, 'news.example']]),
    entry('sending_domain', 'delete', [['domain', 'news.example', null]]),
    entry('sending_key', 'insert', [['selector', null, selector]]),
    entry('sending_key', 'update', [known, ['seen_at', null, '2026-11-20T15:04:00Z']]),
    entry('sending_key', 'update', [known, ['seen_at', '2026-11-20T15:04:00Z', null]]),
    entry('sending_key', 'update', [known, ['state', 'next', 'active']]),
    entry('sending_key', 'update', [known, ['state', 'active', 'retired']]),
    entry('sending_key', 'delete', [['selector', selector, null]]),
  ];
  expect(titles.map((one) => [auditTitle(one).replace('Ines Fontaine ', ''), ...auditChanges(one, writeDate)])).toEqual(
    [
      ['added the sending domain news.example'],
      ['deleted the sending domain news.example'],
      [`made the key ${selector}`],
      [`found the key ${selector} in DNS`],
      [`no longer found the key ${selector} in DNS`],
      [`found the key ${selector} in DNS, which signs now`],
      [`retired the key ${selector}`],
      [`deleted the key ${selector}`],
    ],
  );
  const byItself = entry('sending_key', 'update', [known, ['seen_at', '2026-11-20T15:04:00Z', null]]);
  expect(auditTitle({ ...byItself, user: null, actor: 'job accounts.sending_domains' })).toBe(
    `The check of DNS no longer found the key ${selector} in DNS`,
  );
});

it('says hours, a warm-up plan and rates of receivers in words', () => {
  const changes = [
    { field: 'send_hours', before: null, after: { from_hour: 8, until_hour: 20, weekdays_only: true } },
    {
      field: 'warm_up',
      before: { starts_on: '2026-11-30', first_day: 500, grows_by_percent: 50, until: 20_000 },
      after: null,
    },
    {
      field: 'receiver_rates',
      before: [],
      after: [
        { domain: 'gmail.com', rate_per_minute: 1_200 },
        { domain: 'gmx.de', rate_per_minute: 50 },
      ],
    },
  ];
  expect(auditChanges(auditEntry({ changes }), writeDate)).toEqual([
    'Sending hours: at any hour → between 8 AM and 8 PM, Monday to Friday',
    'Warm-up: 500 people on 11/30/2026, 50 % more each day, until 20,000 → none',
    'Receiving domains: none → 1,200 a minute to gmail.com, 50 to gmx.de',
  ]);
});
