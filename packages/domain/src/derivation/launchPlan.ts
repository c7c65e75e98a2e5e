import { formatDateTime } from '../dates/dates.ts';
import { formatCountdown, formatDuration } from '../dates/durations.ts';
import type { ProductType } from './productTypes.ts';

export type StepName = 'Hold' | 'Build send list' | 'Proof to test seeds' | 'Confirm' | 'Deploy' | 'Deliver data';

/** The steps of a launch that sends mail, in their order. */
const MAIL_STEPS: readonly StepName[] = ['Hold', 'Build send list', 'Proof to test seeds', 'Confirm', 'Deploy'];

/** A data delivery has nothing to prove by mail: its list goes out when it is confirmed. */
const DATA_STEPS: readonly StepName[] = ['Hold', 'Build send list', 'Confirm', 'Deliver data'];

export function stepsOfType(type: ProductType | null): readonly StepName[] {
  return type === 'Data delivery' ? DATA_STEPS : MAIL_STEPS;
}

export interface PlannedProduct {
  readonly type: ProductType | null;
  readonly startsAt: Date | null;
  /** By when it should be launched; null without a start, and once it is launched. */
  readonly launchBy: Date | null;
  /** By when it should be confirmed; null before the launch. */
  readonly confirmBy: Date | null;
  readonly holdMinutes: number;
  readonly undoSeconds: number;
  readonly recipients: number | null;
  /** The name of a data delivery's destination; null for mail, and while none is chosen. */
  readonly destination: string | null;
  /** Whether the reader may give the go-ahead. */
  readonly mayConfirm: boolean;
  /** The account's zone, in which all times are given. */
  readonly timeZone: string;
}

interface PlannedStep {
  readonly name: StepName;
  /** When the step happens, or by when a person has to act: 'by 11/23/2026 8:00 AM EST'. */
  readonly when: string;
  /** The plan of the step in words. */
  readonly what: string;
}

const MINUTE = 60_000;
const SECOND = 1000;
const number = new Intl.NumberFormat('en-US');

function people({ type, recipients }: PlannedProduct): string {
  const noun = type === 'Data delivery' ? 'records' : 'recipients';
  return recipients === null ? `the ${noun}` : `${number.format(recipients)} ${noun}`;
}

function launchWords(launchBy: Date, zone: string, now: Date): string {
  return launchBy <= now ? 'launch it now: it is late' : `launch by ${formatDateTime(launchBy, zone)}`;
}

function hold({ holdMinutes, launchBy, timeZone }: PlannedProduct, now: Date): Omit<PlannedStep, 'name'> {
  return {
    when: launchBy === null ? 'from the launch' : launchWords(launchBy, timeZone, now),
    what:
      holdMinutes > 0 ? `${formatDuration(holdMinutes * MINUTE)} to abort before anything is built` : 'no hold time',
  };
}

function confirm({ startsAt, confirmBy, mayConfirm, timeZone }: PlannedProduct, now: Date): Omit<PlannedStep, 'name'> {
  const by = confirmBy ?? startsAt;
  return {
    when: by === null || by <= now ? 'as soon as the list is ready' : `by ${formatDateTime(by, timeZone)}`,
    what: mayConfirm ? 'you give the go-ahead' : 'somebody gives the go-ahead',
  };
}

/** Says what leaves: the mail of some people, or their list with the creative. */
function outgoing(product: PlannedProduct): string {
  const { type, destination } = product;
  if (type !== 'Data delivery') return people(product);
  return `${people(product)} and the creative to ${destination ?? 'the destination'}`;
}

function leaves(product: PlannedProduct, now: Date): Omit<PlannedStep, 'name'> {
  const { startsAt, undoSeconds, timeZone } = product;
  const undo = undoSeconds > 0 ? `, with ${formatCountdown(undoSeconds * SECOND)} to undo` : '';
  if (startsAt === null) return { when: 'no start yet', what: `${outgoing(product)}${undo}` };
  return startsAt <= now
    ? { when: 'right after the go-ahead', what: `${outgoing(product)}: the start has passed${undo}` }
    : { when: formatDateTime(startsAt, timeZone), what: `${outgoing(product)}${undo}` };
}

/** Returns what each step of the next or the running launch does and when, as far as that is known. */
export function launchPlan(product: PlannedProduct, now: Date): readonly PlannedStep[] {
  const plans: Readonly<Record<StepName, () => Omit<PlannedStep, 'name'>>> = {
    Hold: () => hold(product, now),
    'Build send list': () => ({
      when: product.holdMinutes > 0 ? 'after the hold time' : 'right after the launch',
      what: `${people(product)} are frozen`,
    }),
    'Proof to test seeds': () => ({ when: 'when the list is built', what: 'the test seeds get the mail' }),
    Confirm: () => confirm(product, now),
    Deploy: () => leaves(product, now),
    'Deliver data': () => leaves(product, now),
  };
  return stepsOfType(product.type).map((name) => ({ name, ...plans[name]() }));
}
