import { expect, it } from 'vitest';
import { creativeReasons, type OpenFinding } from './creativeReasons.ts';

const facts = {
  creativeId: 7,
  status: 'Need Attention',
  hasHtml: true,
  isChecked: true,
  rejection: null,
  findings: [],
  rejectedParts: [],
} as const;

function broken(id: number): OpenFinding {
  return {
    kind: 'broken_link',
    severity: 'Critical',
    message: `Link ${id} answers 404`,
    subject: { entity: 'email_link', id },
  };
}

const preheader: OpenFinding = { kind: 'no_preheader', severity: 'Minor', message: 'None', subject: null };

it.each([
  ['Draft', { hasHtml: false }, 'There is no HTML yet'],
  ['Draft', { isChecked: false }, 'It was saved as a draft and is not checked'],
  ['Draft', {}, 'It is a draft: finish it to use it'],
  ['Action Pending - Validate', {}, 'Its newest revision is being checked'],
  ['Invalid', { rejection: 'The offer ended' }, 'Rejected: The offer ended'],
  ['Invalid', {}, 'Rejected'],
] as const)('has for %s with %o the reason: %s', (status, known, text) => {
  expect(creativeReasons({ ...facts, status, ...known }).map((reason) => reason.text)).toEqual([text]);
});

it('has no reason for a creative that can be sent', () => {
  expect(creativeReasons({ ...facts, status: 'Approved', findings: [preheader] })).toEqual([]);
  expect(creativeReasons({ ...facts, status: 'Live - See Report' })).toEqual([]);
});

it('names up to two findings of a kind, and counts more of them', () => {
  const texts = (count: number) =>
    creativeReasons({
      ...facts,
      findings: [preheader, ...Array.from({ length: count }, (_, at) => broken(at + 1))],
    }).map(({ text, subject }) => [text, subject.entity]);
  expect(texts(2)).toEqual([
    ['Link 1 answers 404', 'email_link'],
    ['Link 2 answers 404', 'email_link'],
  ]);
  expect(texts(3)).toEqual([['A link is broken (3 places)', 'creative']]);
});

it('names only the findings that force the status, and rejected parts where a person must act', () => {
  const seed: OpenFinding = { kind: 'seed_bad_row', severity: 'Critical', message: 'Line 3', subject: null };
  const rejectedParts = [{ entity: 'email_client', id: 4, text: 'Outlook was rejected' }];
  const given = { ...facts, findings: [broken(1), seed], rejectedParts };
  expect(creativeReasons({ ...given, status: 'Error - Invalid Seed' }).map(({ code }) => code)).toEqual([
    'seed_bad_row',
  ]);
  expect(creativeReasons(given).map(({ code }) => code)).toEqual([
    'broken_link',
    'seed_bad_row',
    'email_client_rejected',
  ]);
});

it('has at most 30', () => {
  const rejectedParts = Array.from({ length: 40 }, (_, id) => ({ entity: 'email_link', id, text: 'rejected' }));
  expect(creativeReasons({ ...facts, rejectedParts })).toHaveLength(30);
});
