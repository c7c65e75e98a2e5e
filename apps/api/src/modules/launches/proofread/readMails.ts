import { isSameForAll, judgeMail, mailToJudge, type MailFault } from '@mailroom/domain/proofread/judgeMail';
import { isPersonal } from '@mailroom/domain/merge/readers';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { fieldsOf, placesOf, type Around } from '../../creatives/composing.reads.ts';
import type { RevisionForSend, Template } from '../../creatives/creatives.reads.ts';
import type { LinkAt } from '../ledger/launchLinks.repository.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { fillerOf, judgedValues, senderValues, type Addressed } from './filling.ts';
import { findings, type Finding } from './findings.ts';
import { clipping } from './mailSize.ts';
import { portraitist, type Portrait } from './portraits.ts';
import { forgetFindings, insertFault, insertMails, mailsAfter, type ToRead } from './proofread.repository.ts';

/** People a transaction: well under a second, so that a kill loses little and memory stays small. */
const CHUNK = 10_000;

interface MailParts {
  revision: RevisionForSend;
  template: Template;
  linkAt: LinkAt;
}

/** The result of reading every mail of a launch. */
export interface Reading {
  mails: number;
  tookMs: number;
  places: Around[];
  people: Portrait[];
  found: Finding[];
}

/** Takes the creative apart, and returns how the mail to one person is judged. */
function reader(deps: Deps, { revision, template, linkAt }: MailParts) {
  const fields = fieldsOf(template);
  const mail = mailToJudge(revision.subject, fields);
  const names = [...new Set(fields.map(({ field }) => field).filter(isPersonal))];
  const fixed = senderValues(revision);
  const isClipped = clipping(template, linkAt, fillerOf(deps, revision, linkAt));
  const portraits = portraitist(names);
  return {
    isSameForAll: isSameForAll(mail),
    places: () => placesOf(template, fixed),
    people: () => portraits.chosen(),
    read(message: Addressed): MailFault[] {
      const values = judgedValues(fixed, message);
      portraits.look(message.id, values);
      const faults = judgeMail(mail, values);
      if (!isClipped(message, values)) return faults;
      return [...faults, { kind: 'clipped', place: 'whole', field: null, own: '', url: null }];
    },
  };
}

/** Judges some mails and stores which have which fault. */
async function readChunk(
  tx: Tx,
  ref: LaunchRef,
  rows: readonly ToRead[],
  { read, found }: { read: (message: Addressed) => MailFault[]; found: ReturnType<typeof findings> },
): Promise<void> {
  const hits: { finding: Finding; message: number }[] = [];
  for (const row of rows) {
    for (const fault of read(row)) {
      const finding = found.add(fault, row.id);
      if (finding) hits.push({ finding, message: row.id });
    }
  }
  if (hits.length === 0) return;
  for (const { finding } of hits) finding.id ??= await insertFault(tx, ref, finding.key);
  await insertMails(
    tx,
    ref.accountId,
    hits.map(({ finding, message }) => ({ fault: finding.id ?? 0, message })),
  );
}

/**
 * Reads every mail of a launch, in chunks. A run that was killed begins again. `mayContinue` tells within each transaction
 * whether it is still this launch's turn; returns null when it isn't.
 */
export async function readMails(
  context: JobContext,
  ref: LaunchRef,
  parts: MailParts,
  mayContinue: (tx: Tx) => Promise<boolean>,
): Promise<Reading | null> {
  const began = performance.now();
  const mails = reader(context.deps, parts);
  const found = findings();
  let count = 0;
  let after: ToRead | undefined;
  const isBegun = await context.write(ref.accountId, async (tx) => {
    if (!(await mayContinue(tx))) return false;
    await forgetFindings(tx, ref);
    return true;
  });
  if (!isBegun) return null;
  for (;;) {
    const rows: ToRead[] | null = await context.write(ref.accountId, async (tx) => {
      if (!(await mayContinue(tx))) return null;
      const next = await mailsAfter(tx, ref.launchId, after, CHUNK);
      await readChunk(tx, ref, next, { read: mails.read, found });
      return next;
    });
    if (rows === null) return null;
    count += rows.length;
    after = rows.at(-1);
    if (rows.length < CHUNK) break;
  }
  return {
    mails: count,
    tookMs: Math.round(performance.now() - began),
    places: mails.places(),
    people: mails.isSameForAll ? [] : mails.people(),
    found: found.all(),
  };
}
