import type { Machine } from '@mailroom/domain/responses/machines';
import { members } from './audiences.ts';
import type { Member } from './audienceFile.ts';
import type { DemoAudience } from './audiences.ts';
import type { DemoProduct } from './orders.ts';
import { minutesFrom } from './plan.ts';
import type { Plan } from './plan.ts';
import { stopOf } from './stops.ts';

interface Send {
  purpose: 'proof' | 'live' | 'live seed';
  email: string;
  firstName: string | null;
  state: 'accepted' | 'refused' | 'suppressed late' | 'queued' | 'withdrawn';
  settledAt: Date | null;
  responses: Answer[];
}

interface Answer {
  kind: 'open' | 'click' | 'unsubscribe';
  link: number | null;
  isFirst: boolean;
  at: Date;
  machine?: Machine;
}

const SENT_A_MINUTE = 300;

/** The people of a launch, and those who had unsubscribed from earlier ones. */
export interface SendList {
  product: DemoProduct;
  recipients: number;
  gone: ReadonlyMap<string, Date>;
}

/** Generates every message of one launch in sending order, with its responses. Called again wherever they are needed. */
export function* sends(plan: Plan, list: SendList): Generator<Send> {
  const { product, gone } = list;
  const { scenario, creative, audience } = product;
  if (
    !scenario.launched ||
    !creative ||
    !audience ||
    scenario.launched.reached === 'hold' ||
    scenario.launched.reached === 'build'
  )
    return;
  const random = plan.random.fork(`sends ${product.id}`);
  const proofAt = minutesFrom(product.launchedAt, product.account.holdMinutes + 0.2);
  for (const email of creative.testSeeds)
    yield { purpose: 'proof', email, firstName: 'Reader', state: 'accepted', settledAt: proofAt, responses: [] };
  const share =
    scenario.launched.sent === 'all' ? 1 : scenario.launched.sent === 'part' ? 0.4 + random.next() * 0.4 : 0;
  const stop = stopOf(product);
  const unsent = stop ? 'withdrawn' : 'queued';
  const going = Math.floor(list.recipients * share);
  let at = 0;
  for (const person of recipients(plan, list)) {
    const settledAt = minutesFrom(product.startsAt, at / SENT_A_MINUTE);
    if (at >= going)
      yield {
        purpose: 'live',
        email: person.email,
        firstName: person.first,
        state: unsent,
        settledAt: stop?.at ?? null,
        responses: [],
      };
    else if ((gone.get(person.email) ?? plan.now) < settledAt)
      yield {
        purpose: 'live',
        email: person.email,
        firstName: person.first,
        state: 'suppressed late',
        settledAt,
        responses: [],
      };
    else if (random.chance(0.008))
      yield {
        purpose: 'live',
        email: person.email,
        firstName: person.first,
        state: 'refused',
        settledAt,
        responses: [],
      };
    else
      yield {
        purpose: 'live',
        email: person.email,
        firstName: person.first,
        state: 'accepted',
        settledAt,
        responses: [...answers(plan, product, random.next(), random.next(), random.next(), settledAt)],
      };
    at += 1;
  }
  for (const email of creative.liveSeeds) {
    yield {
      purpose: 'live seed',
      email,
      firstName: 'Reader',
      state: share > 0 ? 'accepted' : unsent,
      settledAt: share > 0 ? product.startsAt : (stop?.at ?? null),
      responses: [],
    };
  }
}

function* recipients(plan: Plan, { product, recipients: length, gone }: SendList): Generator<Member> {
  if (!product.audience) return;
  let left = length;
  // Each product of an audience starts at a different offset, so that not always the same people are left out.
  const skip = (product.id * 137) % Math.max(1, mailableAt(product.launchedAt, product.audience, gone) - length + 1);
  let at = 0;
  for (const person of members(plan, product.audience)) {
    if (person.isSuppressed || (gone.get(person.email) ?? plan.now) <= product.launchedAt || at++ < skip) continue;
    yield person;
    left -= 1;
    if (left === 0) return;
  }
}

/** How many people could be mailed at that time. */
export function mailableAt(at: Date, audience: DemoAudience, gone: ReadonlyMap<string, Date>): number {
  return audience.accepted - [...gone.values()].filter((left) => left <= at).length;
}

/** Opens, clicks and unsubscribes of one message; nothing lies in the future. */
function* answers(
  plan: Plan,
  product: DemoProduct,
  mood: number,
  late: number,
  place: number,
  sentAt: Date,
): Generator<Answer> {
  yield* answersOfMachines(plan, product, mood, sentAt);
  if (mood > 0.27) return;
  const openedAt = minutesFrom(sentAt, 3 + late * late * late * 60 * 24 * 9);
  const within = (at: Date) => at < plan.now;
  if (!within(openedAt)) return;
  yield { kind: 'open', link: null, isFirst: true, at: openedAt };
  const again = minutesFrom(openedAt, 60 + late * 900);
  if (mood < 0.1 && within(again)) yield { kind: 'open', link: null, isFirst: false, at: again };
  const clickedAt = minutesFrom(openedAt, 1 + late * 4);
  if (mood < 0.055 && within(clickedAt))
    yield { kind: 'click', link: place < 0.7 ? 3 : 1 + Math.floor(place * 5), isFirst: true, at: clickedAt };
  const leftAt = minutesFrom(openedAt, 2);
  if (mood > 0.268 && within(leftAt)) yield { kind: 'unsubscribe', link: null, isFirst: true, at: leftAt };
}

/** One mail in five goes to a service that loads the pictures for its users, and some to one whose scanner follows every link. */
function* answersOfMachines(plan: Plan, product: DemoProduct, mood: number, sentAt: Date): Generator<Answer> {
  const at = minutesFrom(sentAt, 1);
  if (at >= plan.now) return;
  if (mood > 0.2 && mood < 0.41) yield { kind: 'open', link: null, isFirst: false, at, machine: 'proxy' };
  if (mood < 0.985) return;
  for (const index of trackedLinks(product).keys())
    yield { kind: 'click', link: index + 1, isFirst: false, at, machine: 'burst' };
}

/** The links of a product's mail that a click is counted of. */
export function trackedLinks({ creative }: DemoProduct) {
  return creative?.links.filter(({ url }) => url.startsWith('https://')) ?? [];
}

export interface Totals {
  queued: number;
  accepted: number;
  refused: number;
  late: number;
  lastSent: Date | null;
  days: Map<string, Day>;
  links: Map<number, LinkClicks>;
  unsubscribed: { email: string; at: Date }[];
}

interface LinkClicks {
  clicks: number;
  unique_clicks: number;
  machine_clicks: number;
}

interface Day {
  delivered: number;
  bounced: number;
  opens: number;
  unique_opens: number;
  clicks: number;
  unique_clicks: number;
  unsubscribes: number;
  machine_opens: number;
  unique_machine_opens: number;
  machine_clicks: number;
  unique_machine_clicks: number;
}

/** The sums over one launch's messages, as its report shows them: people only, no seeds and proofs. */
export function totalsOf(plan: Plan, list: SendList, dayOf: (at: Date) => string): Totals {
  const totals: Totals = {
    queued: 0,
    accepted: 0,
    refused: 0,
    late: 0,
    lastSent: null,
    days: new Map(),
    links: new Map(),
    unsubscribed: [],
  };
  const on = (at: Date): Day => {
    const key = dayOf(at);
    const day = totals.days.get(key) ?? {
      delivered: 0,
      bounced: 0,
      opens: 0,
      unique_opens: 0,
      clicks: 0,
      unique_clicks: 0,
      unsubscribes: 0,
      machine_opens: 0,
      unique_machine_opens: 0,
      machine_clicks: 0,
      unique_machine_clicks: 0,
    };
    totals.days.set(key, day);
    return day;
  };
  for (const send of sends(plan, list)) {
    if (send.purpose !== 'live') continue;
    if (send.state === 'queued') totals.queued += 1;
    if (!send.settledAt || send.state === 'withdrawn') continue;
    totals.lastSent = send.settledAt;
    if (send.state === 'suppressed late') {
      totals.late += 1;
      continue;
    }
    if (send.state === 'refused') {
      totals.refused += 1;
      on(send.settledAt).bounced += 1;
      continue;
    }
    totals.accepted += 1;
    on(send.settledAt).delivered += 1;
    for (const response of send.responses) {
      addAnswer(on(response.at), linkOf(totals, response), response);
      if (response.kind === 'unsubscribe') totals.unsubscribed.push({ email: send.email, at: response.at });
    }
  }
  return totals;
}

function linkOf({ links }: Totals, { link }: Answer): LinkClicks {
  const sums = (link === null ? undefined : links.get(link)) ?? { clicks: 0, unique_clicks: 0, machine_clicks: 0 };
  if (link !== null) links.set(link, sums);
  return sums;
}

/** Adds one answer to the sums of its day and of its link. A machine is there once for a message, and clicks each link once. */
function addAnswer(day: Day, link: LinkClicks, { kind, isFirst, machine, link: position }: Answer): void {
  if (kind === 'unsubscribe') day.unsubscribes += 1;
  else if (kind === 'open' && machine) {
    day.machine_opens += 1;
    day.unique_machine_opens += 1;
  } else if (kind === 'open') {
    day.opens += 1;
    day.unique_opens += Number(isFirst);
  } else if (machine) {
    day.machine_clicks += 1;
    day.unique_machine_clicks += Number(position === 1);
    link.machine_clicks += 1;
  } else {
    day.clicks += 1;
    day.unique_clicks += 1;
    link.clicks += 1;
    link.unique_clicks += 1;
  }
}
