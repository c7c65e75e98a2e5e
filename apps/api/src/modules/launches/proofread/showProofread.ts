import { choicesOf, compareKinds } from '@mailroom/domain/proofread/decisions';
import { mask } from '@mailroom/domain/mask';
import type { Tx } from '../../../platform/database/tx.ts';
import { linesOf } from '../../audiences/audiences.reads.ts';
import { personValues } from '../ledger/personValues.ts';
import { passageOfFault, shownPassage, shownValue } from './passages.ts';
import {
  faultsOf,
  firstMailsOf,
  leftOutElsewhere,
  mailsOf,
  sumsOf,
  type Fault,
  type StoredMail,
  type StoredProofread,
} from './proofread.repository.ts';

const EXAMPLES = 3;
const MOST_PASSAGES = 20;

interface OfLaunch {
  id: number;
  account_id: number;
  version_id: number;
}

type LineOf = (mail: StoredMail) => number | null;

async function linesFor(tx: Tx, { version_id: versionId }: OfLaunch, mails: readonly StoredMail[]): Promise<LineOf> {
  const emails = mails.flatMap(({ email }) => (email === null ? [] : [email]));
  const lines = await linesOf(tx, versionId, [...new Set(emails)]);
  return ({ email }) => (email === null ? null : (lines.get(email) ?? null));
}

export function shownEmail({ email }: StoredMail): string {
  return email === null ? '' : mask(email);
}

function presentMail(mail: StoredMail, fault: Fault, places: StoredProofread['places'], lineOf: LineOf) {
  const values = personValues(mail.email ?? '', mail.merge);
  const value = fault.field === null ? undefined : values[fault.field]?.trim();
  return {
    message_id: mail.id,
    line: lineOf(mail),
    email: shownEmail(mail),
    value: value ? shownValue(value) : null,
    passage: passageOfFault(places, fault, values),
  };
}

function presentDecision({ decision, fallback, reason, decided_by: by, decided_at: at }: Fault) {
  if (decision === null || at === null) return null;
  return { choice: decision, fallback, reason, by, at: at.toISOString() };
}

function presentPerson(
  { why, script, emptyFields, fields }: StoredProofread['people'][number],
  mail: StoredMail,
  places: StoredProofread['places'],
  lineOf: LineOf,
) {
  const values = personValues(mail.email ?? '', mail.merge);
  return {
    why,
    message_id: mail.id,
    line: lineOf(mail),
    email: shownEmail(mail),
    script,
    empty_fields: emptyFields,
    fields,
    passages: places.slice(0, MOST_PASSAGES).map((around) => shownPassage(around, values)),
  };
}

/** Shows what was read of a launch, what was found and what was decided. */
export async function showProofread(
  tx: Tx,
  launch: OfLaunch,
  read: StoredProofread,
  { sha256, isOpen }: { sha256: string; isOpen: boolean },
) {
  const { id: launchId, account_id: accountId } = launch;
  const faults = (await faultsOf(tx, launchId)).toSorted(
    (one, two) => compareKinds(one.kind, two.kind) || two.mails - one.mails || one.id - two.id,
  );
  const ids = faults.map(({ id }) => id);
  const examples = ids.length === 0 ? [] : await firstMailsOf(tx, accountId, ids, EXAMPLES);
  const people = await mailsOf(
    tx,
    launchId,
    read.people.map(({ messageId }) => messageId),
  );
  const lineOf = await linesFor(tx, launch, [...examples, ...people]);
  const elsewhere = await leftOutElsewhere(tx, faults, accountId);
  const found = new Map((await sumsOf(tx, { accountId, launchId })).map(({ sum, mails }) => [sum, mails]));
  const faulty = [...found.values()].reduce((sum, mails) => sum + mails, 0);
  const leftOut = found.get('left_out') ?? 0;
  return {
    launch_id: launchId,
    mails: read.mails,
    took_ms: read.took_ms,
    sha256,
    is_open: isOpen,
    sums: {
      as_written: read.mails - faulty,
      undecided: found.get('undecided') ?? 0,
      with_fallback: found.get('with_fallback') ?? 0,
      accepted: found.get('accepted') ?? 0,
      left_out: leftOut,
      go_out: read.mails - leftOut,
    },
    faults: faults.map((fault) => ({
      id: fault.id,
      kind: fault.kind,
      severity: fault.severity,
      place: fault.place,
      field: fault.field,
      url: fault.url,
      mails: fault.mails,
      left_out_elsewhere: elsewhere.get(fault.id) ?? 0,
      choices: choicesOf(fault.kind, fault.field),
      decision: presentDecision(fault),
      examples: examples
        .filter(({ fault_id: of }) => of === fault.id)
        .map((mail) => presentMail(mail, fault, read.places, lineOf)),
    })),
    people: read.people.flatMap((portrait) => {
      const mail = people.find(({ id }) => id === portrait.messageId);
      return mail ? [presentPerson(portrait, mail, read.places, lineOf)] : [];
    }),
  };
}

const MOST_MAILS = 1_000;

/** Shows the first mails with a fault. */
export async function showMails(tx: Tx, launch: OfLaunch, read: StoredProofread, fault: Fault) {
  const mails = await firstMailsOf(tx, launch.account_id, [fault.id], MOST_MAILS);
  const lineOf = await linesFor(tx, launch, mails);
  return {
    objects: mails.map((mail) => presentMail(mail, fault, read.places, lineOf)),
    total_rows: fault.mails,
  };
}

export async function lineOfMail(tx: Tx, launch: OfLaunch, mail: StoredMail): Promise<number | null> {
  return (await linesFor(tx, launch, [mail]))(mail);
}
