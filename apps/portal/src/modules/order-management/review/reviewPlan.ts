import type { V1Schemas } from '@mailroom/api-client';
import type { Step } from '@mailroom/design-system';
import { toleranceOf } from '@mailroom/domain/derivation/volume';
import { formatCountdown, formatDuration } from '@mailroom/domain/dates/durations';
import type { ReviewedAction } from './actionTexts.ts';
import { inHours } from './productPace.ts';

type Product = V1Schemas['Product'];

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How the number compares with the order: 'ordered 41,200, 0.3 % over, within 5 %'. */
export function volumeWords(product: Product, people: number | null, number: (value: number) => string): string {
  const { volume_ordered: ordered, volume_tolerance_percent, account_tolerance_percent } = product;
  if (ordered === null || ordered === 0 || people === null) return '';
  const percent = (Math.abs(people - ordered) / ordered) * 100;
  const tolerance = toleranceOf(volume_tolerance_percent, account_tolerance_percent);
  const compared = `${number(Math.round(percent * 10) / 10)} % ${people > ordered ? 'over' : 'under'}`;
  if (people === ordered) return `ordered ${number(ordered)}`;
  return `ordered ${number(ordered)}, ${compared}, ${percent <= tolerance ? 'within' : 'beyond'} ${number(tolerance)} %`;
}

function hasStarted({ product_start_date: start }: Product, now: Date): boolean {
  return start !== null && Date.parse(start) <= now.getTime();
}

/** The moment at which the first message leaves, as far as it is known; null when that is immediately. */
export function leavesAt(product: Product, action: ReviewedAction, now: Date): Date | null {
  const { product_start_date: start, undo_seconds } = product;
  if (start === null || hasStarted(product, now)) {
    const opens = inHours(product, now);
    return start !== null && opens > now ? opens : null;
  }
  const undone = action === 'confirm' ? now.getTime() + undo_seconds * SECOND : 0;
  return inHours(product, new Date(Math.max(Date.parse(start), undone)));
}

/** Words for what keeps the mail back a little longer than its start does. */
export function keptBackWords({ undo_seconds }: Product, action: ReviewedAction): string {
  if (action !== 'confirm') return 'after the go-ahead';
  return undo_seconds > 0 ? `after ${formatCountdown(undo_seconds * SECOND)} in which you can undo` : '';
}

function holdStep({ hold_minutes }: Product): Step {
  return hold_minutes > 0
    ? {
        id: 'hold',
        label: `Held for ${formatDuration(hold_minutes * MINUTE)}`,
        state: 'todo',
        reason: 'Abort stops it before anything is built.',
      }
    : { id: 'hold', label: 'No hold time', state: 'todo', reason: 'The list is built immediately.' };
}

function afterLaunch(product: Product): Step[] {
  const isData = product.product_type === 'Data delivery';
  return [
    holdStep(product),
    {
      id: 'build',
      label: 'The list is built and frozen',
      state: 'todo',
      ...(!isData && { reason: 'A proof goes to the test seeds.' }),
    },
    {
      id: 'confirm',
      label: 'It waits for the go-ahead',
      state: 'todo',
      reason: isData ? 'Nothing is delivered before that.' : 'Nobody else is mailed before that.',
    },
  ];
}

function afterGo(product: Product): Step[] {
  const { undo_seconds } = product;
  if (undo_seconds === 0) return [];
  return [
    {
      id: 'undo',
      label: `${formatCountdown(undo_seconds * SECOND)} to undo`,
      state: 'todo',
      reason: 'Undo is at the top of the page. Nothing goes out until the time is up.',
    },
  ];
}

function firstStep(action: ReviewedAction): Step {
  const now = { id: 'now', state: 'current', note: 'now' } as const;
  if (action === 'confirm') return { ...now, label: 'You confirm' };
  if (action !== 'correct') return { ...now, label: 'You launch' };
  return {
    ...now,
    label: 'You launch the corrected mail',
    reason: 'The paused attempt ends, and nobody else gets the first mail.',
  };
}

/** Lists the steps that follow the button, in order. */
export function whatFollows(product: Product, action: ReviewedAction, now: Date): Step[] {
  const at = leavesAt(product, action, now);
  const isData = product.product_type === 'Data delivery';
  return [
    firstStep(action),
    ...(action === 'confirm' ? afterGo(product) : afterLaunch(product)),
    {
      id: 'leaves',
      label: isData
        ? `List and creative go to ${product.install?.name ?? 'the destination'}`
        : 'The first message leaves',
      state: 'todo',
      ...(at ? { at } : { note: 'immediately' }),
    },
  ];
}
