import type { Thresholds } from '@mailroom/domain/verdicts/checkThresholds';
import { subjectCuts } from '@mailroom/domain/verdicts/inboxCuts';
import { plainFinding, type Finding, type FindingField } from '../html/finding.ts';
import { lineFieldFindings } from './fieldRules.ts';
import { fillerFindings } from './judge/fillerTexts.ts';
import { filterWordFindings } from './judge/filterWords.ts';

/** The fewest letters of a subject whose capitals say something. */
const FEWEST_LETTERS = 10;

function shouts(subject: string, { capitals_percent: most }: Thresholds): string | null {
  const letters = subject.replace(/\{\{[^}]*\}\}/g, '').match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  const percent = (100 * capitals.length) / Math.max(letters.length, 1);
  if (letters.length >= FEWEST_LETTERS && percent > most)
    return `${Math.round(percent)} % of the subject is in capitals; spam filters count them, and at most ${most} % is wanted`;
  return /!{3,}/.test(subject) ? 'The subject has !!!, which spam filters count' : null;
}

/** Finds a subject that spam filters and readers mind: its capitals and its length. */
export function subjectFindings(subject: string | null, thresholds: Thresholds): Finding[] {
  const text = subject ?? '';
  const about = { part: text, field: 'subject' } as const;
  const shouting = shouts(text, thresholds);
  const found: Finding[] = shouting === null ? [] : [{ kind: 'subject_shouts', message: shouting, ...about }];
  const most = thresholds.subject_characters;
  if (text.length <= most) return found;
  const reason =
    most === subjectCuts.wide ? `inboxes cut it after ${most} at the latest` : `at most ${most} are wanted`;
  return [
    ...found,
    { kind: 'subject_long', message: `The subject has ${text.length} characters; ${reason}`, ...about },
  ];
}

interface Settings {
  subject: string | null;
  preheader: string | null;
  hasSender: boolean;
  fromName: string | null;
  replyTo: string | null;
  postalAddress: string | null;
}

const EMPTY = {
  subject: 'no_subject',
  preheader: 'no_preheader',
  sender: 'no_sender',
} as const satisfies Record<FindingField, string>;

/** Finds lines that are missing, and their fields. `hidden`: the preheader in the HTML, null without one. */
export function settingsFindings(settings: Settings, hidden: string | null): Finding[] {
  const { subject, preheader, hasSender } = settings;
  const isThere = {
    subject: Boolean(subject?.trim()),
    preheader: Boolean(preheader?.trim()) || hidden !== null,
    sender: hasSender,
  };
  const fields = ['subject', 'preheader', 'sender'] as const;
  return [
    ...fields.flatMap((field) => (isThere[field] ? [] : [{ ...plainFinding(EMPTY[field], field), field }])),
    ...lineFieldFindings(settings),
  ];
}

/**
 * Finds everything that a check would find about the typed lines, without the file. An account's numbers count. `hidden`: the
 * preheader in the HTML, which inboxes show where none is typed.
 */
export function lineFindings(settings: Settings, hidden: string | null, thresholds: Thresholds): Finding[] {
  const { subject, preheader } = settings;
  const written = { subject, preheader: preheader?.trim() ? preheader : hidden, texts: [] };
  return [
    ...subjectFindings(subject, thresholds),
    ...fillerFindings({ ...written, images: [] }),
    ...filterWordFindings(written, thresholds),
    ...settingsFindings(settings, hidden),
  ];
}
