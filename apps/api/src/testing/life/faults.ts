import { requireTrueRows } from '../ledger.ts';
import type { Shown } from './commands.ts';
import { illegalSteps, stepsOf } from './history.ts';
import type { World } from './world.ts';

const OVER: readonly string[] = ['Completed', 'Ended', 'Cancelled'];

interface Mailed {
  id: number;
  product_id: number;
  purpose: string;
  email: string;
  state: string;
  message_id: string;
  /** Counted as accepted because a person or time said so, not the relay. */
  settled: boolean;
}

function twice(of: string, keys: readonly string[]): string[] {
  const repeated = keys.filter((key, at) => keys.indexOf(key) !== at);
  return repeated.map((key) => `${of}: ${key}`);
}

/** Compares the relay with the ledger, and finds people who got something twice. */
async function faultsOfMails({ app, relay }: World): Promise<string[]> {
  const messages = await app.sql<Mailed>(
    `select id, product_id, purpose, email, state, message_id, response like 'Counted as sent%' as settled from message`,
  );
  const byId = new Map(messages.map((message) => [message.message_id, message]));
  const received = relay.received.map((mail) => ({ ...mail, message: byId.get(mail.messageId) }));
  const arrived = new Set(relay.received.map(({ messageId }) => messageId));
  return [
    ...twice(
      'mailed twice',
      received.map(({ messageId, to }) => `${messageId} to ${to}`),
    ),
    // Nobody who got a product is mailed by a further attempt.
    ...twice(
      'a person got a product twice',
      received.flatMap(({ to, message }) => (message?.purpose === 'live' ? [`${message.product_id} to ${to}`] : [])),
    ),
    // The proofs of a product that was deleted later are no longer in the ledger.
    ...received
      .filter(({ to, message }) => message?.email !== to && to !== 'proof@mailroom.test')
      .map(({ messageId, to }) => `mailed without a message: ${messageId} to ${to}`),
    ...received.flatMap(({ message }) =>
      message === undefined || ['accepted', 'in doubt'].includes(message.state)
        ? []
        : [`mailed, but ${message.state}: message ${message.id}`],
    ),
    ...messages.flatMap(({ id, state, settled, message_id: name }) =>
      state === 'accepted' && !settled && !arrived.has(name) ? [`accepted, but not mailed: message ${id}`] : [],
    ),
    ...messages.flatMap(({ id, state }) => (state === 'claimed' ? [`still claimed: message ${id}`] : [])),
  ];
}

async function faultsOfHistories({ app }: World): Promise<string[]> {
  const last = new Map(
    (await app.sql<{ id: number; status: string }>('select id, status from product')).map((row) => [
      row.id,
      row.status,
    ]),
  );
  const steps = Map.groupBy(await stepsOf(app, null), (step) => step.product_id);
  return [...steps].flatMap(([id, ofProduct]) => [
    ...illegalSteps(ofProduct).map((step) => `illegal: ${JSON.stringify(step)}`),
    ...(ofProduct.at(-1)?.to_status === last.get(id) ? [] : [`product ${id} is ${last.get(id)} without a step`]),
  ]);
}

/** Compares what products say was delivered with their ledger and their days. */
async function faultsOfFigures({ app }: World): Promise<string[]> {
  const rows = await app.sql(
    `select p.id, p.volume_delivered, p.volume_ordered, found.accepted, found.by_day
       from product p cross join lateral (
         select (select count(*) from message m where m.product_id = p.id and m.purpose = 'live' and m.state = 'accepted') as accepted,
                (select coalesce(sum(r.delivered), 0) from product_response r where r.product_id = p.id) as by_day) found
      where p.volume_delivered <> found.accepted or found.by_day <> found.accepted or p.volume_delivered > p.volume_ordered`,
  );
  return rows.map((row) => `figures: ${JSON.stringify(row)}`);
}

/** Changes that calls left behind which were refused. */
async function faultsOfRefusals({ app }: World, refused: readonly string[]): Promise<string[]> {
  const rows = await app.sql(
    'select request_id, entity, entity_id, action, after from audit_entry where request_id = any($1::text[])',
    [refused],
  );
  return rows.map((row) => `a refused call changed something: ${JSON.stringify(row)}`);
}

/** Launches from which nothing leads on: no job is left, and nobody is asked or may do something. */
function faultsOfRest(products: readonly Shown[]): string[] {
  return products
    .filter(({ product_status: status, next_actor: actor, actions }) => {
      if (OVER.includes(status)) return false;
      return actor === null || actor === 'Nobody' || !actions.some(({ allowed }) => allowed);
    })
    .map(
      ({ product_id: id, product_status: status, attention, next_actor: actor }) =>
        `nobody can go on: product ${id} is ${status} (${attention}), next is ${actor}`,
    );
}

/** All that is wrong once nothing is under way any more. */
export async function faultsOf(
  world: World,
  products: readonly Shown[],
  refused: readonly string[],
): Promise<string[]> {
  await requireTrueRows(world.app);
  return [
    ...(await faultsOfMails(world)),
    ...(await faultsOfHistories(world)),
    ...(await faultsOfFigures(world)),
    ...(await faultsOfRefusals(world, refused)),
    ...faultsOfRest(products),
  ];
}
