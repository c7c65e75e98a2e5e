import { audienceVerdict, bucketsAddUp } from '@mailroom/domain/audience-rules';
import type { AudienceStatus } from '@mailroom/domain/audience-statuses';
import { transition } from '@mailroom/domain/statuses';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { clearImport } from './audiences.queues.ts';
import { countApart, endApart } from './import-apart.ts';
import type { ImportVersion } from './import.repository.ts';

type Ending = 'imported' | 'import_failed' | 'cancel';

export const reasonOf = (audienceId: number, code: string, text: string, actor: string) => ({
  code,
  text,
  subject: { entity: 'audience', id: audienceId },
  actor,
});

type Reasons = readonly ReturnType<typeof reasonOf>[];

/** The way from a status by an event, checked against the registry. */
const move = (from: AudienceStatus, event: Ending, to: AudienceStatus): AudienceStatus => {
  const found = transition('audience', { status: from, facts: ['importing'] }, event);
  if (!found || !(found.to as readonly string[]).includes(to))
    throw new Error(`audience: ${from} has no ${event} to ${to}`);
  return to;
};

type Standing = { status: AudienceStatus; number: number | null };

/** Its status and the number of the version in use, held until the transaction ends. */
export const lockAudience = async (tx: Tx, id: number): Promise<Standing | undefined> => {
  const { rows } = await sql<Standing>`
    select a.status, (select number from audience_version v where v.id = a.current_version_id) as number
      from audience a where a.id = ${id} for update`.execute(tx);
  return rows[0];
};

const standing = async (tx: Tx, id: number): Promise<Standing> => {
  const row = await lockAudience(tx, id);
  if (!row) throw new Error(`audience ${id} is gone`);
  return row;
};

const store = async (
  tx: Tx,
  { audience_id: id, account_id }: ImportVersion,
  status: AudienceStatus,
  reasons: Reasons,
) => {
  await sql`update audience set status = ${status}, reasons = ${JSON.stringify(reasons)} where id = ${id}`.execute(tx);
  await changed(tx, 'audience', id, account_id);
};

/** Ends an import that leads to no version; what was in use before stays in use, with a notice. */
export const endWithout = async (
  tx: Tx,
  version: ImportVersion,
  state: 'failed' | 'cancelled',
  { event, texts }: { event: Ending; texts: readonly { code: string; text: string }[] },
): Promise<void> => {
  const failure = texts.map(({ text }) => text).join(' ');
  await sql`
    update audience_version set state = ${state}, failure = ${failure}, sealed_at = coalesce(sealed_at, business_now())
     where id = ${version.id}`.execute(tx);
  const { status, number } = await standing(tx, version.audience_id);
  const reason = (code: string, text: string) => reasonOf(version.audience_id, code, text, 'Data Specialist');
  if (number === null) {
    const reasons = texts.map(({ code, text }) => reason(code, text));
    await store(tx, version, move(status, event, 'Error - Invalid Audience'), reasons);
  } else {
    const text = `Import ${version.number} led to nothing, version ${number} stays in use: ${failure}`;
    // A failed verdict on a later import is the event import_failed: it was not imported.
    const kind = event === 'imported' ? 'import_failed' : event;
    await store(tx, version, move(status, kind, 'Approved'), [reason(`import_${state}`, text)]);
  }
  await enqueue(tx, clearImport, { accountId: version.account_id, versionId: version.id });
};

type Members = { suppressed: number; accepted: number };

/** An unsubscribe since its chunk was stored has marked people who count as accepted. */
const membersNow = async (tx: Tx, { id }: ImportVersion): Promise<Members> => {
  const { rows } = await sql<Members>`
    select count(*) filter (where is_suppressed) as suppressed, count(*) filter (where not is_suppressed) as accepted
      from audience_member where version_id = ${id}`.execute(tx);
  return rows[0] ?? { suppressed: 0, accepted: 0 };
};

/**
 * The whole file is read: the version is sealed and in use from now on, or it is invalid. `markedBy` is the state of the
 * lists by which people apart were marked.
 */
export const seal = async (tx: Tx, read: ImportVersion, markedBy: string): Promise<void> => {
  const version = read.is_apart ? { ...read, ...(await countApart(tx, read, markedBy)) } : read;
  if (!bucketsAddUp(version)) throw new Error(`version ${version.id}: its buckets don't add up`);
  await sql`update audience_version set bytes_read = file_size, sealed_at = business_now() where id = ${version.id}`.execute(
    tx,
  );
  const { status, reasons } = audienceVerdict(version, version.reject_limit_percent);
  if (status !== 'Approved') return endWithout(tx, version, 'failed', { event: 'imported', texts: reasons });
  if (version.is_apart) await endApart(tx, version);
  const members = version.is_apart ? version : await membersNow(tx, version);
  await sql`
    update audience_version set state = 'sealed', suppressed_now = ${members.suppressed}, deliverable = ${members.accepted},
           recounted_at = business_now()
     where id = ${version.id}`.execute(tx);
  const { status: before } = await standing(tx, version.audience_id);
  await sql`update audience set current_version_id = ${version.id} where id = ${version.audience_id}`.execute(tx);
  await store(tx, version, move(before, 'imported', 'Approved'), []);
};
