import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { handleJob, type JobContext } from '../../platform/jobs/job.ts';
import { clearImport, sweepUploads, type ImportData } from './audiences.queues.ts';

const batch = 20_000;
const day = 86_400_000;

/** Those of a large import at once. */
const dropTable = async (tx: Tx, versionId: number): Promise<void> => {
  await sql`
    select drop_audience_partition(v.id) from audience_version v
     where v.id = ${versionId} and v.state in ('failed', 'cancelled')
       and to_regclass(format('public.audience_member_%s', v.id)) is not null`.execute(tx);
};

/** Removes the people of an import that led to no version; its rejected rows stay, to be corrected. */
const clear = async ({ accountId, versionId }: ImportData, context: JobContext): Promise<void> => {
  await context.write(accountId, (tx) => dropTable(tx, versionId));
  for (let removed = batch; removed === batch;) {
    removed = await context.write(accountId, async (tx) => {
      const { rows } = await sql`
        with next as (select email from audience_member where version_id = ${versionId} limit ${batch})
        delete from audience_member m using next
         where m.version_id = ${versionId} and m.email = next.email
           and exists (select from audience_version where id = ${versionId} and state in ('failed', 'cancelled'))
        returning m.id`.execute(tx);
      return rows.length;
    });
  }
};

/** Files that were uploaded and never became an audience. */
const sweep = async (context: JobContext): Promise<void> => {
  const before = new Date(context.deps.clock.now().getTime() - day);
  await context.writeAll(async (tx) => {
    const { rows } = await sql<{ file_id: number }>`
      delete from audience_upload u
       where u.created_at < ${before} and not exists (select from audience_version v where v.upload_id = u.id)
      returning file_id`.execute(tx);
    for (const { file_id } of rows) await context.deps.files.doom(tx, file_id);
  });
};

export const clearJob = handleJob(clearImport, { run: clear });
export const sweepJob = handleJob(sweepUploads, { run: (_data, context) => sweep(context) });
