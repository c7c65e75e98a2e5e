import type { StepName } from '@mailroom/domain/derivation/launchPlan';
import type { ActionStatus } from '@mailroom/domain/statuses/workStatuses';
import type { Severity } from '@mailroom/domain/statuses/recordStatuses';
import { sql } from 'kysely';
import { instant, int, oneOf, orNull, selectRows, text, type RowOf } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';

const STEP = {
  id: int,
  position: int,
  name: oneOf<StepName>(),
  status: oneOf<ActionStatus>(),
  attempts: int,
  started_at: orNull(instant),
  finished_at: orNull(instant),
  result: orNull(text),
  severity: orNull(oneOf<Severity>()),
  raw_error: orNull(text),
};

export type Step = RowOf<typeof STEP>;

export async function addSteps(tx: Tx, ref: LaunchRef, names: readonly StepName[]): Promise<void> {
  await tx
    .insertInto('launch_step')
    .values(names.map((name, at) => ({ account_id: ref.accountId, launch_id: ref.launchId, position: at + 1, name })))
    .execute();
}

export async function stepsOf(tx: Tx, launchId: number): Promise<Step[]> {
  return selectRows(
    tx,
    STEP,
    sql`
    select id, position, name, status, attempts, started_at, finished_at, result, severity, raw_error
      from launch_step where launch_id = ${launchId} order by position`,
  );
}

function noteChange(tx: Tx, { launchId, accountId }: LaunchRef): Promise<void> {
  return changed(tx, 'launch', launchId, accountId);
}

/** Begins a run of the step and clears the result of an earlier one. */
export async function startStep(tx: Tx, ref: LaunchRef, name: StepName): Promise<void> {
  await sql`
    update launch_step
       set status = 'Started', attempts = attempts + 1, started_at = coalesce(started_at, business_now()),
           finished_at = null, result = null, severity = null, raw_error = null
     where launch_id = ${ref.launchId} and name = ${name}`.execute(tx);
  await noteChange(tx, ref);
}

/** Marks the step as waiting for a person, also when it was finished and that was undone. */
export async function awaitStep(tx: Tx, ref: LaunchRef, name: StepName): Promise<void> {
  await sql`
    update launch_step set status = 'Pending', started_at = coalesce(started_at, business_now()), finished_at = null, result = null
     where launch_id = ${ref.launchId} and name = ${name}`.execute(tx);
  await noteChange(tx, ref);
}

export async function finishStep(tx: Tx, ref: LaunchRef, name: StepName, result: string): Promise<void> {
  await sql`
    update launch_step
       set status = 'Success', finished_at = business_now(), started_at = coalesce(started_at, business_now()), result = ${result},
           severity = null, raw_error = null
     where launch_id = ${ref.launchId} and name = ${name}`.execute(tx);
  await noteChange(tx, ref);
}

interface Trouble {
  text: string;
  severity: Severity;
  raw?: string | undefined;
}

/** `text` is for everybody; `raw` for who may see the engine's own view. */
export async function failStep(tx: Tx, ref: LaunchRef, name: StepName, trouble: Trouble): Promise<void> {
  await sql`
    update launch_step
       set status = 'Error', finished_at = business_now(), result = ${trouble.text.slice(0, 600)}, severity = ${trouble.severity},
           raw_error = ${trouble.raw?.slice(0, 4000) ?? null}
     where launch_id = ${ref.launchId} and name = ${name}`.execute(tx);
  await noteChange(tx, ref);
}

/**
 * Ends the steps under way, because the launch was cancelled, sent back or missed its start. One that had begun stays
 * begun: the list was built in part, or mail has gone out.
 */
export async function stopSteps(tx: Tx, ref: LaunchRef, result: string): Promise<void> {
  await sql`
    update launch_step
       set status = case status when 'Pending' then 'Not Started' else status end, finished_at = business_now(), result = ${result}
     where launch_id = ${ref.launchId} and status in ('Started', 'Pending')`.execute(tx);
  await noteChange(tx, ref);
}

/** Says what had gone out when the launch was stopped. Changes nothing of a launch that continues. */
export async function saveSent(tx: Tx, ref: LaunchRef, sent: string): Promise<void> {
  await sql`
    update launch_step s set result = l.outcome || ': ' || ${sent}
      from launch l
     where l.id = s.launch_id and l.ended_at is not null
       and s.launch_id = ${ref.launchId} and s.name in ('Deploy', 'Deliver data') and s.status = 'Started'`.execute(tx);
  await noteChange(tx, ref);
}

/** The steps of all attempts in the order they were taken; the newest thousand. */
export async function stepsOfProduct(tx: Tx, productId: number): Promise<(Step & { attempt: number })[]> {
  return selectRows(
    tx,
    { attempt: int, ...STEP },
    sql`
    select * from (
      select l.attempt, s.id, s.position, s.name, s.status, s.attempts, s.started_at, s.finished_at, s.result, s.severity, s.raw_error
        from launch l join launch_step s on s.account_id = l.account_id and s.launch_id = l.id
       where l.product_id = ${productId} order by l.attempt desc, s.position desc limit 1000) newest
     order by attempt, position`,
  );
}
