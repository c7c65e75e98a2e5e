import type { Call } from './node.ts';

/** A product as the list of products shows it. */
export interface Shown {
  product_id: number;
  product_status: string;
  attention: string | null;
  volume_ordered: number;
  volume_delivered: number;
  next_actor: string | null;
  actions: readonly { name: string; allowed: boolean }[];
}

/** The seeded choices of one run. */
export interface Chance {
  /** Whether something happens that has this share, from 0 to 1. */
  happens(share: number): boolean;
  below(limit: number): number;
  oneOf<T>(items: readonly [T, ...T[]]): T;
  of<T>(items: readonly T[]): T | undefined;
}

export function chanceFrom(random: () => number): Chance {
  const below = (limit: number): number => Math.floor(random() * limit);
  return {
    happens: (share) => random() < share,
    below,
    oneOf: (items) => items[below(items.length)] ?? items[0],
    of: (items) => items[below(items.length)],
  };
}

interface Moment {
  chance: Chance;
  now: Date;
  /** The launch whose doubts are to be settled. */
  launchId: number;
}

export type Request = Pick<Call, 'method' | 'path'> & { body?: object };

const HOUR = 3_600_000;
const LONGEST = 90 * HOUR;

function confirm(id: number, body: object): Request {
  return { method: 'POST', path: `/api/v1/product/${id}/confirm`, body };
}

function plain(action: string): (id: number) => Request {
  return (id) => ({ method: 'POST', path: `/api/v1/product/${id}/${action}`, body: {} });
}

/** The calls by which people change a product, by the names under which its record offers them. */
export const COMMANDS: Readonly<Record<string, (id: number, moment: Moment) => Request>> = {
  launch: plain('launch'),
  resume: plain('launch'),
  relaunch: plain('relaunch'),
  cancel: (id) => ({ method: 'POST', path: `/api/v1/product/${id}/abort`, body: { reason: 'Wrong list' } }),
  pause: (id) => ({
    method: 'POST',
    path: `/api/v1/product/${id}/abort`,
    body: { mode: 'pause', reason: 'The shop is closed' },
  }),
  confirm: (id) => confirm(id, { decision: 'go' }),
  accept_count: (id) => confirm(id, { decision: 'count', reason: 'Enough' }),
  accept_advertiser: (id) => confirm(id, { decision: 'advertiser', reason: 'Both are ours' }),
  send_back: (id) => confirm(id, { decision: 'send_back', reason: 'The logo is old' }),
  undo: (id) => confirm(id, { decision: 'undo' }),
  delete: (id) => ({ method: 'DELETE', path: `/api/v1/product/${id}` }),
  update: (id, { chance, now }) => {
    const starts = now.getTime() + (1 + chance.below(6)) * HOUR;
    return {
      method: 'PATCH',
      path: `/api/v1/product/${id}`,
      body: {
        product_start_date: new Date(starts).toISOString(),
        product_end_date: new Date(starts + LONGEST).toISOString(),
      },
    };
  },
  settle_in_doubt: (_id, { launchId }) => ({
    method: 'POST',
    path: `/api/v1/launch/${launchId}/in-doubt`,
    body: { decision: 'sent', reason: 'The relay has it' },
  }),
};

/** The commands that are tried although they may be refused. Those that end a launch are rarer, so that launches come far. */
const TRIED = (
  'launch launch resume relaunch relaunch confirm confirm confirm undo undo pause cancel accept_count accept_advertiser ' +
  'send_back update update settle_in_doubt delete'
).split(' ');

const ONWARD: ReadonlySet<string> = new Set([
  'launch',
  'resume',
  'relaunch',
  'confirm',
  'accept_count',
  'settle_in_doubt',
]);

/** Chooses one of the offers as a person does, who ends a launch only now and then. */
export function offered({ actions }: Shown, chance: Chance): string | undefined {
  const allowed = actions.filter(({ name, allowed: may }) => may && name in COMMANDS).map(({ name }) => name);
  const onward = allowed.filter((name) => ONWARD.has(name));
  return chance.of(onward.length > 0 && !chance.happens(0.15) ? onward : allowed);
}

export function tried(chance: Chance): string | undefined {
  return chance.of(TRIED);
}

/** One call for many products. */
export function bulk(ids: readonly number[], chance: Chance): Request {
  const body = chance.oneOf<object>([
    { action: 'launch' },
    { action: 'confirm' },
    { action: 'accept', reason: 'Enough' },
    { action: 'pause', reason: 'The shop is closed' },
    { action: 'move', move: { by_days: 1 } },
  ]);
  return { method: 'POST', path: '/api/v2/product/bulk', body: { ...body, ids } };
}
