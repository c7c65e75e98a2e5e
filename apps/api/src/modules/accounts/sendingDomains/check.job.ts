import { DomainError } from '../../../errors.ts';
import { handleJob, type JobContext } from '../../../platform/jobs/job.ts';
import { checkSendingDomains } from '../accounts.queues.ts';
import { dueDomains } from './sendingDomains.repository.ts';
import { checkDomain } from './sendingDomains.service.ts';

/** An hour has time for so many, even if no DNS server answers. */
const MOST = 2_000;
/** A server that doesn't answer is waited for, so some domains are asked about side by side. */
const SIDE_BY_SIDE = 10;

type Due = Awaited<ReturnType<typeof dueDomains>>[number];

async function check({ id, accountId }: Due, context: JobContext): Promise<void> {
  const call = {
    deps: context.deps,
    read: <T>(work: Parameters<typeof context.read<T>>[1]) => context.read(accountId, work),
    write: <T>(work: Parameters<typeof context.write<T>>[1]) => context.write(accountId, work),
  };
  try {
    await checkDomain(call, id);
  } catch (error) {
    const wasDeleted = error instanceof DomainError && error.code === 'not_found';
    if (!wasDeleted) throw error;
  }
}

async function run(_data: object, context: JobContext): Promise<void> {
  const due = await context.readAll((tx) => dueDomains(tx, MOST));
  for (let at = 0; at < due.length && !context.signal.aborted; at += SIDE_BY_SIDE)
    await Promise.all(due.slice(at, at + SIDE_BY_SIDE).map((one) => check(one, context)));
}

/** Asks DNS about the sending domains, so that a new record counts and a lost one is noticed without anybody's press. */
export const sendingDomainsJob = handleJob(checkSendingDomains, { run });
