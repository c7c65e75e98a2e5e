import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { handleJob, type JobContext } from '../jobs/job.ts';
import { defineJob } from '../jobs/jobDefinition.ts';

export const sweepFiles = defineJob({ name: 'files.sweep', cron: '*/10 * * * *', deduplicate: true });

const hour = 3_600_000;
const batch = 200;

const overdue = (context: JobContext, now: Date) =>
  context.readAll((tx) =>
    tx
      .selectFrom('file')
      .select(['id', 'key'])
      .where((where) =>
        where.or([
          where.and([where('state', '=', 'staged'), where('state_at', '<', new Date(now.getTime() - hour))]),
          where.and([where('state', '=', 'doomed'), where('state_at', '<', new Date(now.getTime() - 7 * 24 * hour))]),
        ]),
      )
      .orderBy('id')
      .limit(batch)
      .execute(),
  );

/** The object first, the row last: while the row is there, somebody knows that bytes are left. */
const sweep = async (context: JobContext, { clock, store }: Deps): Promise<void> => {
  for (let files = await overdue(context, clock.now()); files.length > 0; files = await overdue(context, clock.now())) {
    for (const file of files) await store.remove(file.key);
    const ids = files.map((file) => file.id);
    await context.writeAll((tx) =>
      sql`delete from file where id = any(${sql.val(ids)}::bigint[]) and state <> 'kept'`.execute(tx),
    );
  }
};

export const filesJobs = [
  handleJob(sweepFiles, {
    run: async (_data, context) => sweep(context, context.deps),
  }),
];
