import type { ProductStatus } from '../statuses/productStatuses.ts';
import { actorsOf } from './acting.ts';
import type { NextStep } from './nextStepText.ts';
import type { Reason } from './reasons.ts';
import { shortfall } from './volume.ts';

/** The step that removes a reason, by its code. Reads well after the name of who acts and a colon. */
const STEPS = {
  not_submitted: 'submit the order',
  incomplete: 'fill in what is missing',
  audience_failed: 'import the audience again',
  creative_failed: 'upload a corrected creative',
  creative_needs_attention: 'resolve the findings',
  other_advertiser: 'accept or replace the creative',
  start_too_close: 'choose a later start',
  end_passed: 'choose a later end',
  audience_too_old: 'import the audience again',
  no_rate: 'set a rate',
  account_inactive: 'activate the account',
  no_install: 'choose a destination',
  install_failed: 'repair the destination',
  install_unchecked: 'check the destination',
  no_audience: 'choose an audience',
  audience_unusable: 'finish the import',
  no_creative: 'choose a creative',
  creative_unchecked: 'finish the creative',
  sent_back: 'change and relaunch',
  start_missed: 'choose a new start',
  creative_rejected: 'replace the creative',
  step_failed: 'fix and resume',
  paused: 'resume or abort',
  'Error: Audience': 'correct the audience',
  'Error: Creative': 'correct the creative',
  'Error - Volume Discrepancy': 'add people or accept',
  'Multiple Errors': 'fix each error',
} as const;

/** Codes of reasons that have a step, so that no reason leaves people without one. */
export type ReasonCode = keyof typeof STEPS | 'volume_short';

/** The status in words while nobody has to act. */
const AUTOMATIC: Partial<Record<ProductStatus, string>> = {
  Submitted: 'the hold time is running',
  'Pending - Data Processing': 'the list is being built',
  Processing: 'the proof is being sent',
  Approved: 'it goes out automatically',
  Live: 'it is going out',
};

const number = new Intl.NumberFormat('en-US');

export interface ActingProduct {
  readonly status: ProductStatus;
  /** The proof is sent, and somebody has to give the go-ahead. */
  readonly waiting: boolean;
  readonly ordered: number | null;
  readonly deliverable: number | null;
  readonly recipients: number | null;
  /** Why it has its status, without what would only prevent a relaunch. */
  readonly reasons: readonly Pick<Reason, 'code' | 'actor'>[];
  /** Whether the count of its audience is being renewed. Default false. */
  readonly isRecounted?: boolean;
}

function withPeople(verb: string, people: number | null): string {
  return people === null ? verb : `${verb} ${number.format(people)}`;
}

/** Returns what removes a reason, by its code; undefined for one that nobody has to remove. */
export function stepOfReason(code: string): string | undefined {
  return Object.hasOwn(STEPS, code) ? STEPS[code as keyof typeof STEPS] : undefined;
}

function stepOf({ ordered, deliverable }: ActingProduct, code: string): string[] {
  if (code === 'volume_short') {
    if (ordered === null || deliverable === null) return ['add people'];
    return [`add ${number.format(shortfall(ordered, deliverable))} people`];
  }
  const step = stepOfReason(code);
  return step === undefined ? [] : [step];
}

function together(steps: readonly string[]): string | null {
  const [first, second, ...more] = new Set(steps);
  if (first === undefined) return null;
  if (more.length > 0) return `${first}, and ${more.length + 1} more`;
  return second === undefined ? first : `${first} and ${second}`;
}

/** Says what goes on while nobody has to act; nothing when nothing is left to do. */
function withoutPeople({ status, waiting, isRecounted = false }: ActingProduct): NextStep {
  if (isRecounted && (status === 'Ready To Launch' || (status === 'Processing' && waiting)))
    return { actor: 'Nobody', step: 'the audience is being recounted' };
  const step = AUTOMATIC[status];
  return step === undefined ? { actor: null, step: null } : { actor: 'Nobody', step };
}

/** Returns who must do what so that a product moves on. */
export function nextStep(product: ActingProduct): NextStep {
  const { status, recipients, reasons } = product;
  const [actor, ...others] = actorsOf(product);
  if (actor === undefined) return withoutPeople(product);
  if (status === 'Ready To Launch') return { actor, step: withPeople('launch', recipients) };
  if (status === 'Processing') return { actor, step: withPeople('confirm', recipients) };
  if (others.length > 0) return { actor: `${others.length + 1} people`, step: null };
  return { actor, step: together(reasons.flatMap(({ code }) => stepOf(product, code))) };
}
