import type { DamageKind } from '@mailroom/domain/encodings/damage';
import { invalid, notFound } from '../../../errors.ts';
import type { Transactions } from '../../../platform/database/transactions.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Files } from '../../../platform/files/file.ts';
import { findRow } from '../../../platform/list/rows.reads.ts';
import { shownVersionOf } from '../audiences.repository.ts';
import { audiences, type VersionJson } from '../audiences.resource.ts';
import { signsOf } from '../csv/dialect.ts';
import { planProblem, requestedPlan, type ColumnPlan, type LaterInput } from '../csv/columnPlan.ts';
import type { RowShape } from '../csv/values.ts';
import { knownIn, nextNumber } from './compare.repository.ts';
import { consentChoice, refusalsOf, type ConsentInput } from '../reading/consent.ts';
import { correctionReader, type RejectedRows } from './corrections.ts';
import { rejectedRowsOf } from './corrections.repository.ts';
import { countOf, Digests } from './digests.ts';
import { correctsRows, laterPlan } from './laterFile.ts';
import { isTaken } from './merge.ts';
import { peopleReader, personShape } from '../reading/peopleReader.ts';
import { rejectColumns } from '../reading/rejectFile.ts';
import { uploadRecords } from '../reading/uploadRecords.ts';
import { uploadInScope, type UploadRow } from '../reading/uploads.repository.ts';

interface ComparisonInput extends LaterInput {
  upload_id: number;
  has_header?: boolean | undefined;
  reject_role_addresses?: boolean | undefined;
  reject_disposable_domains?: boolean | undefined;
  mend?: readonly DamageKind[] | undefined;
  consent?: ConsentInput | undefined;
}

interface Compared {
  upload: UploadRow;
  /** The headings of its columns. */
  header: readonly string[];
  plan: ColumnPlan;
  shape: RowShape;
  current: VersionJson | null;
  /** The rejected rows that the file can correct. */
  rejected: RejectedRows | undefined;
  next: number | null;
}

async function compared(tx: Tx, id: number, input: ComparisonInput): Promise<Compared> {
  const row = await findRow(tx, audiences, id);
  const upload = await uploadInScope(tx, input.upload_id);
  if (!row || upload?.account_id !== row.account_id) throw notFound();
  const { current } = row;
  const shown = await shownVersionOf(tx, id);
  const corrects = correctsRows(upload);
  const plan = requestedPlan(input) ?? laterPlan(upload, shown, corrects ? 'correct' : 'replace');
  const problem = planProblem(plan, upload.columns.length);
  if (problem) throw invalid(problem);
  const isCorrectable = corrects && current !== null && shown?.id === current.id;
  const rejected = isCorrectable ? await rejectedRowsOf(tx, { id: 0, base_version_id: current.id }) : undefined;
  const taken = current !== null && (await isTaken(tx, { ...current, audience_id: id }));
  const header = upload.columns.map(({ name }) => name);
  const shape = personShape({ signs: signsOf(upload), header, mapping: plan.mapping });
  return { upload, header, plan, shape, current, rejected, next: taken ? await nextNumber(tx, id) : null };
}

/** How many people leave and join the version in use, and how many it has then. */
interface Moved {
  go: number;
  come: number;
  people: number;
}

interface Comparison {
  version_number: number | null;
  people: number;
  corrects: boolean;
  /** The version that adding or correcting makes; null when the one in use grows. */
  next_number: number | null;
  replace: Moved;
  add: Moved | null;
  correct: (Moved & { corrected: number; still_rejected: number; repeated: number; unknown: number }) | null;
}

/** The people of a file, by what would become of them. */
class FilePeople {
  good = new Digests();
  /** People in rows that correct a rejected one. */
  corrected = new Digests();
  optedOut = new Digests();
  members = new Digests();
  /** People whom an earlier file of the version says not to mail. */
  barred = new Digests();
  rows = { corrected: 0, repeated: 0, unknown: 0 };
}

/** Reads the rows of a file, and returns the addresses of each block. */
function rowReader({ upload, header, plan, rejected, shape }: Compared, input: ComparisonInput, people: FilePeople) {
  const person = peopleReader({
    encoding: upload.encoding,
    signs: signsOf(upload),
    header,
    ...plan,
    reject_role_addresses: input.reject_role_addresses ?? true,
    reject_disposable_domains: input.reject_disposable_domains ?? true,
    mend: input.mend ?? [],
    refusalIn: refusalsOf(header, plan.mapping, consentChoice(input.consent)),
    importsRefusals: input.consent?.choice === 'import',
  });
  const columns = rejectColumns(header);
  const correct = rejected && columns && correctionReader({ read: person, shape, columns, rows: rejected });
  return (records: readonly Parameters<typeof person>[0][]): string[] => {
    const emails: string[] = [];
    for (const record of records) {
      const read = person(record);
      if ('email' in read) emails.push(read.email);
      if ('copy' in read) people.good.add(read.email);
      else if ('cell' in read) people.optedOut.add(read.email);
      const row = correct?.(record);
      if (!row) continue;
      if ('isRepeated' in row) people.rows.repeated += 1;
      else if ('source' in row && row.source) people.rows.corrected += 1;
      else if ('reason' in row) people.rows.unknown += 1;
      if ('copy' in row) people.corrected.add(row.email);
    }
    return emails;
  };
}

/** How many members leave because the file says so, how many of `coming` join, and how many members there are then. */
function moved(now: number, people: FilePeople, coming: Digests): Moved {
  const go = countOf(people.members, { within: [people.optedOut] });
  const come = countOf(coming, { without: [people.optedOut, people.members, people.barred] });
  return { go, come, people: now - go + come };
}

/**
 * Reads a whole upload as its import would. Returns, for each way to import it, how many people would leave the version in use
 * and how many would join. Suppressed people count as people.
 */
export async function compareFile(
  { read, signal }: Pick<Transactions, 'read'> & { signal: AbortSignal },
  files: Files,
  id: number,
  input: ComparisonInput,
): Promise<Comparison> {
  const found = await read((tx) => compared(tx, id, input));
  const { upload, shape, current, rejected, next } = found;
  const people = new FilePeople();
  const take = rowReader(found, input, people);
  const hasHeader = input.has_header ?? upload.has_header;
  for await (const records of uploadRecords(files, upload, { hasHeader, shape })) {
    signal.throwIfAborted();
    const emails = take(records);
    if (!current || emails.length === 0) continue;
    for (const { email, ...known } of await read((tx) => knownIn(tx, current, emails))) {
      if (known.is_member) people.members.add(email);
      if (known.is_barred && input.consent?.choice !== 'import') people.barred.add(email);
    }
  }
  const now = current ? current.suppressed_now + current.deliverable : 0;
  const come = countOf(people.good, { without: [people.optedOut, people.members] });
  const stay = countOf(people.good, { within: [people.members], without: [people.optedOut] });
  const { rows } = people;
  return {
    version_number: current?.number ?? null,
    people: now,
    corrects: correctsRows(upload),
    next_number: next,
    replace: { go: now - stay, come, people: come + stay },
    add: current && moved(now, people, people.good),
    correct:
      current && rejected
        ? {
            ...moved(now, people, people.corrected),
            ...rows,
            still_rejected: current.rejected - rows.corrected,
          }
        : null,
  };
}
