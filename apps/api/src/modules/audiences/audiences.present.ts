import type { V1Schemas } from '@mailroom/api-client';
import type { ComputedColumn } from '@mailroom/domain/computed/computedKinds';
import { rejectReasons } from '@mailroom/domain/verdicts/audienceVerdict';
import { mask } from '@mailroom/domain/mask';
import type { Held } from '@mailroom/domain/access/can';
import type { ConsentMemory } from './memory/consentMemory.repository.ts';
import type { FileRead } from './import/consentReading.ts';
import { presentImportedAnyway, type ImportedAnyway } from './import/importedAnyway.reads.ts';
import type { Ingest } from './ingests/ingests.repository.ts';
import { correctsRows } from './ingests/laterFile.ts';
import type { OptedOutRow, RejectedRow } from './import/leftRows.repository.ts';
import type { CorrectableRow } from './import/leftRows.ts';
import { actionsOf, shownVersion } from './audiences.policy.ts';
import type { AudienceRow, VersionJson } from './audiences.resource.ts';
import type { KnownUpload } from './import/uploads.service.ts';
import type { EarlierFile } from './memory/fileMemory.repository.ts';
import type { MemberRow } from './members.repository.ts';
import { presentRecount } from './suppressions/recount.reads.ts';

type Counts = V1Schemas['AudienceCounts'];
type Import = V1Schemas['AudienceImport'];

/** The reader's permissions, the time, and whether a launched product uses the audience. */
interface Viewer {
  held: Held;
  now: Date;
  isPinned: boolean;
}
export type Pin = V1Schemas['AudiencePin'];

const none = { rows: 0, accepted: 0, rejected: 0, duplicates: 0, suppressed: 0, opted_out: 0, merged: 0 };

function countsOf(version: Counts | null): Counts {
  if (!version) return none;
  const { rows, accepted, rejected, duplicates, suppressed, opted_out, merged } = version;
  return { rows, accepted, rejected, duplicates, suppressed, opted_out, merged };
}

function iso(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

function secondsUntilBegin(queue: AudienceRow['queue']): number | null {
  if (!queue?.bytes_per_second) return null;
  return Math.ceil(queue.bytes_ahead / queue.bytes_per_second);
}

function presentImport(version: VersionJson, queue: AudienceRow['queue'], now: Date): Import {
  const isRunning = version.state === 'importing';
  const startedAt = version.started_at === null ? null : Date.parse(version.started_at);
  const until = isRunning || version.sealed_at === null ? now.getTime() : Date.parse(version.sealed_at);
  const seconds = startedAt === null ? 0 : Math.max(0, until - startedAt) / 1000;
  const left =
    version.bytes_read > 0 ? (seconds * (version.file_size - version.bytes_read)) / version.bytes_read : null;
  return {
    version_id: version.id,
    number: version.number,
    state: version.state,
    counts: countsOf(version),
    bytes_read: version.bytes_read,
    bytes_total: version.file_size,
    rows_per_second: seconds > 0 ? Math.round(version.rows / seconds) : null,
    seconds_left: isRunning && left !== null ? Math.ceil(left) : null,
    place: queue?.place ?? null,
    begins_in_seconds: secondsUntilBegin(queue),
    failure: version.failure,
    started_at: iso(version.started_at),
    finished_at: isRunning ? null : iso(version.sealed_at),
  };
}

function reasonsOf({ reasons }: AudienceRow) {
  return reasons.map(({ code, text, subject, actor, due }) => ({
    code,
    status: null,
    text,
    subject,
    actor,
    ...(due !== undefined && { due: new Date(due).toISOString() }),
  }));
}

export function presentRow(row: AudienceRow, { held, now, isPinned }: Viewer): V1Schemas['AudienceRow'] {
  return {
    id: row.id,
    account_id: row.account_id,
    account_name: row.account_name,
    name: row.name,
    status: row.status,
    counts: countsOf(row.current ?? row.latest),
    suppressed_now: row.current?.suppressed_now ?? 0,
    suppressed_by_house: row.current?.suppressed_by_house ?? 0,
    deliverable: row.current?.deliverable ?? 0,
    sealed_at: iso(row.current?.sealed_at ?? null),
    importing: row.latest?.state === 'importing' ? presentImport(row.latest, row.queue, now) : null,
    recount: row.recount && presentRecount(row.recount, now),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    reasons: reasonsOf(row),
    actions: actionsOf(row, held, isPinned),
  };
}

function rejectsOf(
  row: AudienceRow,
  { examples, faults }: Pick<AudienceParts, 'examples' | 'faults'>,
): V1Schemas['RejectReason'][] {
  return Object.entries(shownVersion(row)?.reject_counts ?? {}).map(([code, count]) => {
    const example = examples.find(({ reason }) => reason === code);
    return {
      reason: rejectReasons.find((reason) => reason.code === code)?.label ?? code,
      count,
      example_line: example?.line ?? null,
      example: example?.raw.slice(0, 200) ?? null,
      detail: faults?.get(code) ?? null,
    };
  });
}

/** A column of one of the version's files by which rows were left out. */
interface OptOutCount {
  ingest: number;
  column: number;
  heading: string;
  count: number;
}

/** The columns by which rows of a version were left out. Files with the same heading count together. */
export function optOutCounts(version: VersionJson | null, ingests: readonly Ingest[]): OptOutCount[] {
  const files =
    ingests.length > 0
      ? ingests.map(({ number, settings, opt_out_counts }) => ({ number, header: settings.header, opt_out_counts }))
      : [{ number: 1, header: version?.header, opt_out_counts: version?.opt_out_counts ?? {} }];
  return files.flatMap(({ number, header, opt_out_counts }) =>
    Object.entries(opt_out_counts).map(([column, count]) => ({
      ingest: number,
      column: Number(column),
      heading: header?.[Number(column)] ?? '',
      count,
    })),
  );
}

function consentOf(
  row: AudienceRow,
  { counts, examples, importedAnyway }: AudienceParts['optOuts'],
): V1Schemas['AudienceConsent'] {
  const columns = [...Map.groupBy(counts, ({ heading }) => heading)].map(([heading, alike]) => {
    const example = examples.find((each) =>
      alike.some(({ ingest, column }) => each.ingest === ingest && each.column_at === column),
    );
    return {
      heading,
      count: alike.reduce((sum, { count }) => sum + count, 0),
      example_line: example?.line ?? null,
      example: example?.cell.slice(0, 200) ?? null,
    };
  });
  return { imported_anyway: presentImportedAnyway(importedAnyway), columns, suppression: row.opt_out_list };
}

/** The reading that its import noted. Imports from before there was a choice lack the parts that were the same for all. */
function readAs({ settings, unpacked_from }: Ingest): V1Schemas['AudienceFileRead'] | null {
  const { encoding, delimiter, quote = '"', escape = 'double', line_end = 'lf', first_line = 1 } = settings;
  if (encoding === undefined || delimiter === undefined) return null;
  const { has_header = true } = settings;
  return { encoding, delimiter, quote, escape, line_end, first_line, has_header, unpacked_from };
}

function presentIngest(ingest: Ingest): V1Schemas['AudienceIngest'] {
  const { number, kind, file_name: name, file_size: size, file_sha256: sha256, ended_at: endedAt } = ingest;
  return {
    number,
    kind,
    file: { name, size, sha256 },
    read_as: readAs(ingest),
    counts: countsOf(ingest),
    ended_at: endedAt?.toISOString() ?? null,
  };
}

interface AudienceParts {
  pins: Pin[];
  /** The files of the version that is shown. */
  ingests: readonly Ingest[];
  examples: readonly RejectedRow[];
  /** Says for an example of each reason what is wrong with it: 'two @'. Undefined when nothing is rejected. */
  faults: ReadonlyMap<string, string | undefined> | undefined;
  optOuts: { counts: readonly OptOutCount[]; examples: readonly OptedOutRow[]; importedAnyway: ImportedAnyway | null };
}

export function presentAudience(
  row: AudienceRow,
  viewer: Viewer,
  { pins, ingests, examples, faults, optOuts }: AudienceParts,
): V1Schemas['Audience'] {
  const { latest } = row;
  if (!latest) throw new Error(`audience ${row.id} has no version`);
  const shown = row.current ?? latest;
  return {
    ...presentRow(row, viewer),
    description: row.description,
    file: { name: shown.file_name, size: shown.file_size, sha256: shown.file_sha256 },
    columns: latest.header ?? [],
    mapping: latest.mapping.map(({ column, field, name }) => ({ column, field, name: name ?? null })),
    computed: (latest.computed ?? []).map(presentComputed),
    version_id: row.current?.id ?? null,
    version_number: row.current?.number ?? null,
    ingests: ingests.map(presentIngest),
    latest_import: presentImport(latest, row.queue, viewer.now),
    reject_reasons: rejectsOf(row, { examples, faults }),
    consent: consentOf(row, optOuts),
    suspects: shownVersion(row)?.suspects ?? [],
    pins,
  };
}

function presentEarlier({ audience, imported_at }: EarlierFile): V1Schemas['EarlierFile'] {
  return { audience, imported_at: imported_at.toISOString() };
}

function presentComputed({ name, kind, columns, text }: ComputedColumn): V1Schemas['ComputedColumn'] {
  return { name, kind, columns: [...columns], text: text ?? null };
}

export function presentUpload({ upload: row, loadedBefore, mappedAs }: KnownUpload): V1Schemas['AudienceFile'] {
  return {
    id: row.id,
    account_id: row.account_id,
    file: { name: row.file_name, size: row.file_size, sha256: row.file_sha256 },
    encoding: row.encoding,
    delimiter: row.delimiter,
    quote: row.quote,
    escape: row.escape,
    line_end: row.line_end,
    first_line: row.first_line,
    first_lines: row.first_lines,
    has_header: row.has_header,
    columns: row.columns,
    rows: row.sample,
    mapping: row.guessed_mapping.map(({ column, field, name }) => ({ column, field, name: name ?? null })),
    computed: row.computed.map(presentComputed),
    suspects: row.suspects,
    corrects: correctsRows(row),
    loaded_before: loadedBefore && presentEarlier(loadedBefore),
    mapped_as: mappedAs && presentEarlier(mappedAs),
    unpacked_from: row.unpacked_from,
    created_at: row.created_at.toISOString(),
  };
}

export function presentConsent({
  remembered,
  ...found
}: FileRead & { remembered: ConsentMemory | null }): V1Schemas['ConsentProfile'] {
  return {
    ...found,
    remembered: remembered && {
      ...remembered,
      decisions: [...remembered.decisions],
      decided_at: remembered.decided_at.toISOString(),
    },
  };
}

export function presentRejectedRow(row: CorrectableRow): V1Schemas['RejectedRow'] {
  return {
    ingest: row.ingest,
    line: row.line,
    reason: row.reason as V1Schemas['RejectCode'],
    detail: row.detail,
    suggestion: row.suggestion,
    suggested_values: row.suggestedValues,
    email_column: row.emailColumn,
    values: row.values,
  };
}

export function presentMember(row: MemberRow): V1Schemas['Member'] {
  return {
    ingest: row.ingest,
    line: row.line,
    email: mask(row.email),
    first_name: row.first_name,
    last_name: row.last_name,
    company: row.company,
    country: row.country,
    postal_code: row.postal_code,
    custom: row.custom ?? {},
    suppressed: row.is_suppressed,
  };
}
