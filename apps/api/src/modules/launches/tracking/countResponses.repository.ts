import { dayOf } from '@mailroom/domain/dates/dates';
import { BURST_MS, isBurst, type Machine } from '@mailroom/domain/responses/machines';
import { sql } from 'kysely';
import { nowOf } from '../../../platform/database/context.ts';
import { bigint, bool, instant, int, selectRow, selectRows } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { addToDay, type TrackedColumn } from './responseDays.repository.ts';
import type { TrackedMessage } from './tracking.repository.ts';

type Kind = 'open' | 'click' | 'unsubscribe';

/** Says whether a person did it before: to the message, or to one of its links. */
async function happened(tx: Tx, messageId: number, kind: Kind, linkId?: number): Promise<boolean> {
  const rows = await selectRows(
    tx,
    { found: int },
    sql`
    select 1 as found from response where message_id = ${messageId} and kind = ${kind} and is_first
       and (${linkId ?? null}::int is null or link_id = ${linkId ?? null}) limit 1`,
  );
  return rows.length > 0;
}

async function machineWasThere(tx: Tx, messageId: number, kind: Kind): Promise<boolean> {
  const rows = await selectRows(
    tx,
    { found: int },
    sql`select 1 as found from response where message_id = ${messageId} and kind = ${kind} and machine is not null limit 1`,
  );
  return rows.length > 0;
}

interface Response {
  kind: Kind;
  isFirst: boolean;
  machine?: Machine | null;
  linkId?: number;
}

async function addResponse(tx: Tx, message: TrackedMessage, { kind, isFirst, machine, linkId }: Response) {
  if (message.product_id === null) return;
  await tx
    .insertInto('response')
    .values({
      account_id: message.account_id,
      product_id: message.product_id,
      message_id: message.id,
      kind,
      link_id: linkId ?? null,
      is_first: isFirst,
      machine: machine ?? null,
      at: nowOf(tx),
    })
    .execute();
}

function addOn(tx: Tx, at: Date, message: TrackedMessage, more: Partial<Record<TrackedColumn, number>>) {
  const ref = { productId: message.product_id ?? 0, accountId: message.account_id };
  return addToDay(tx, ref, dayOf(at, message.time_zone), more);
}

const LINK_COLUMNS = ['clicks', 'unique_clicks', 'machine_clicks'] as const;

async function addToLink(
  tx: Tx,
  message: TrackedMessage,
  linkId: number,
  more: Partial<Record<(typeof LINK_COLUMNS)[number], number>>,
) {
  const names = sql.join(LINK_COLUMNS.map((column) => sql.ref(column)));
  const values = sql.join(LINK_COLUMNS.map((column) => sql`${more[column] ?? 0}::bigint`));
  const sums = sql.join(
    LINK_COLUMNS.map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)} + excluded.${sql.ref(column)}`),
  );
  await sql`
    insert into product_link_response as r (account_id, product_id, link_id, ${names})
    values (${message.account_id}, ${message.product_id}, ${linkId}, ${values})
    on conflict (link_id) do update set ${sums}`.execute(tx);
}

/** Counts an open for a person, or for the machine that it was. */
export async function countOpen(tx: Tx, message: TrackedMessage, machine: Machine | null): Promise<void> {
  if (!message.counts) return;
  const isFirst = !(await (machine ? machineWasThere(tx, message.id, 'open') : happened(tx, message.id, 'open')));
  await addResponse(tx, message, { kind: 'open', isFirst: isFirst && machine === null, machine });
  await addOn(
    tx,
    nowOf(tx),
    message,
    machine ? { machine_opens: 1, unique_machine_opens: Number(isFirst) } : { opens: 1, unique_opens: Number(isFirst) },
  );
}

async function countMachineClick(tx: Tx, message: TrackedMessage, linkId: number, machine: Machine): Promise<void> {
  const isNew = !(await machineWasThere(tx, message.id, 'click'));
  await addResponse(tx, message, { kind: 'click', isFirst: false, machine, linkId });
  await addOn(tx, nowOf(tx), message, { machine_clicks: 1, unique_machine_clicks: Number(isNew) });
  await addToLink(tx, message, linkId, { machine_clicks: 1 });
}

/** How many links of a message were followed within the last moment without the sign of a machine, and how many it has. */
async function followedNow(tx: Tx, message: TrackedMessage): Promise<{ followed: number; links: number }> {
  const row = await selectRow(
    tx,
    { followed: bigint, links: bigint },
    sql`
    select (select count(*) from launch_link where launch_id = ${message.launch_id}) as links,
           (select count(distinct link_id) from response
             where message_id = ${message.id} and kind = 'click' and at > ${momentAgo(tx)}
               and (machine is null or machine = 'burst')) as followed`,
  );
  return row ?? { followed: 0, links: 0 };
}

function momentAgo(tx: Tx): Date {
  return new Date(nowOf(tx).valueOf() - BURST_MS);
}

/** Gives the clicks of the last moment to the machine that they were, in all sums. Clicks before it stay a person's. */
async function giveToMachine(tx: Tx, message: TrackedMessage): Promise<void> {
  const wasThere = await machineWasThere(tx, message.id, 'click');
  const given = await selectRows(
    tx,
    { link_id: int, was_first: bool, at: instant },
    sql`
    with moment as (
      select id, is_first as was_first from response
       where message_id = ${message.id} and kind = 'click' and machine is null and at > ${momentAgo(tx)}),
    given as (
      update response r set machine = 'burst', is_first = false from moment
       where r.id = moment.id returning r.id, r.link_id, moment.was_first, r.at)
    select link_id, was_first, at from given order by at, id`,
  );
  // Without an earlier click of a person, the person was counted with the first of these.
  let people = Number(!(await happened(tx, message.id, 'click')));
  let machines = Number(!wasThere);
  for (const { link_id: linkId, was_first: wasFirst, at } of given) {
    await addOn(tx, at, message, {
      clicks: -1,
      unique_clicks: -people,
      machine_clicks: 1,
      unique_machine_clicks: machines,
    });
    await addToLink(tx, message, linkId, { clicks: -1, unique_clicks: -Number(wasFirst), machine_clicks: 1 });
    people = 0;
    machines = 0;
  }
}

/** Counts a click for a person, or for the machine that it was. The click that completes a burst takes the others with it. */
export async function countClick(
  tx: Tx,
  message: TrackedMessage,
  linkId: number,
  machine: Machine | null,
): Promise<void> {
  if (!message.counts) return;
  if (machine) return countMachineClick(tx, message, linkId, machine);
  const isFirstOfAll = !(await happened(tx, message.id, 'click'));
  const isFirst = !(await happened(tx, message.id, 'click', linkId));
  await addResponse(tx, message, { kind: 'click', isFirst, linkId });
  await addOn(tx, nowOf(tx), message, { clicks: 1, unique_clicks: Number(isFirstOfAll) });
  await addToLink(tx, message, linkId, { clicks: 1, unique_clicks: Number(isFirst) });
  const { followed, links } = await followedNow(tx, message);
  if (isBurst(followed, links)) await giveToMachine(tx, message);
}

/** Counts a person once, however often they press the button. */
export async function countLeave(tx: Tx, message: TrackedMessage): Promise<void> {
  if (!message.counts || (await happened(tx, message.id, 'unsubscribe'))) return;
  await addResponse(tx, message, { kind: 'unsubscribe', isFirst: true });
  await addOn(tx, nowOf(tx), message, { unsubscribes: 1 });
}
