import { type ProductAttention, productAttentions } from './productAttentions.ts';
import {
  afterLaunchErrors,
  beforeLaunch,
  cancel,
  confirm,
  creativeRejected,
  launch,
  pause,
  relaunch,
  stepFailed,
  undo,
} from './productEvents.ts';
import type { StatusRow } from './statusShape.ts';

interface ProductStatusRow extends StatusRow {
  /** Its rank among the products of an order: the lowest number gives the order its status. */
  readonly urgency: number;
  /** The person or team that must act while a launched product has this status. Default: nobody. */
  readonly actor?: string;
}

export const productStatuses = [
  {
    code: 'Draft',
    tone: 'secondary',
    phase: 'preparation',
    urgency: 10,
    meaning: 'The order is not submitted, or the product lacks its name, type, volume or dates.',
    next: 'Fill in what is missing and submit the order.',
    events: beforeLaunch,
  },
  {
    code: 'Pending: Audience',
    tone: 'danger',
    phase: 'preparation',
    urgency: 7,
    meaning: 'It has no audience yet that can be mailed.',
    next: 'Choose an audience, or wait for its import.',
    events: beforeLaunch,
  },
  {
    code: 'Pending: Creative',
    tone: 'danger',
    phase: 'preparation',
    urgency: 6,
    meaning: 'It has no checked creative yet.',
    next: 'Choose a creative, or wait for its check.',
    events: beforeLaunch,
  },
  {
    code: 'Needs Attention',
    tone: 'danger',
    phase: 'trouble',
    urgency: 5,
    meaning: 'Somebody must fix a problem before this can continue.',
    next: 'See the reasons below and fix what they name.',
    events: beforeLaunch,
  },
  {
    code: 'Error: Audience',
    tone: 'danger',
    phase: 'trouble',
    urgency: 3,
    actor: 'Data team',
    meaning: 'The audience could not be used.',
    next: 'Upload a corrected file, or choose another audience.',
    events: [...beforeLaunch, ...afterLaunchErrors],
  },
  {
    code: 'Error: Creative',
    tone: 'danger',
    phase: 'trouble',
    urgency: 2,
    actor: 'Creative team',
    meaning: 'The creative could not be used.',
    next: 'Upload a corrected creative, or choose another one.',
    events: [...beforeLaunch, ...afterLaunchErrors],
  },
  {
    code: 'Error - Volume Discrepancy',
    tone: 'danger',
    phase: 'trouble',
    urgency: 4,
    actor: 'Data team',
    meaning: 'Fewer people can be mailed than were ordered.',
    next: 'Add people to the audience, lower the volume, or accept the count.',
    events: [...beforeLaunch, ...afterLaunchErrors],
  },
  {
    code: 'Multiple Errors',
    tone: 'danger',
    phase: 'trouble',
    urgency: 1,
    actor: 'Order owner',
    meaning: 'Two or more of audience, creative and volume are in error.',
    next: 'See the reasons below and fix each of them.',
    events: [...beforeLaunch, ...afterLaunchErrors],
  },
  {
    code: 'Ready To Launch',
    tone: 'pre-success',
    phase: 'preparation',
    urgency: 9,
    meaning: 'Everything is in place and checked.',
    next: 'Launch it.',
    events: [...beforeLaunch, launch],
  },
  {
    code: 'Submitted',
    tone: 'pre-success',
    phase: 'delivery',
    urgency: 11,
    meaning: 'It was launched. During the hold time it can still be cancelled before anything is prepared.',
    next: 'Nothing; the send list is built when the hold time ends.',
    events: [{ event: 'hold_over', to: ['Pending - Data Processing'], who: 'system' }, creativeRejected, cancel],
  },
  {
    code: 'Pending - Data Processing',
    tone: 'pre-success',
    phase: 'delivery',
    urgency: 12,
    meaning: 'The send list is being built, suppressed and frozen.',
    next: 'Nothing; a proof goes to the test seeds when it is built.',
    events: [
      { event: 'built', to: ['Processing'], who: 'system' },
      {
        event: 'not_buildable',
        to: ['Error: Audience', 'Error: Creative', 'Error - Volume Discrepancy', 'Multiple Errors'],
        who: 'system',
        pins: 'released',
      },
      stepFailed,
      cancel,
    ],
  },
  {
    code: 'Processing',
    tone: 'warning',
    phase: 'delivery',
    urgency: 8,
    actor: 'Anyone who may confirm',
    meaning: 'Everything is built and frozen; the proof goes to the test seeds, then it waits for the go-ahead.',
    next: 'Look at the prepared numbers and confirm, or send it back.',
    events: [
      confirm,
      {
        event: 'send_back',
        to: ['Needs Attention'],
        attention: 'sent_back',
        who: ['can_confirm_product'],
        pins: 'released',
        when: ['waiting'],
      },
      {
        event: 'start_missed',
        to: ['Needs Attention'],
        attention: 'start_missed',
        who: 'system',
        pins: 'released',
        when: ['waiting'],
      },
      creativeRejected,
      stepFailed,
      cancel,
    ],
  },
  {
    code: 'Approved',
    tone: 'success',
    phase: 'delivery',
    urgency: 14,
    meaning: 'It is confirmed and waiting for its start.',
    next: 'Nothing; it goes out automatically.',
    events: [
      { event: 'start_reached', to: ['Live'], who: 'system' },
      undo,
      creativeRejected,
      ...pause,
      stepFailed,
      cancel,
    ],
  },
  {
    code: 'Live',
    tone: 'success',
    phase: 'delivery',
    urgency: 13,
    meaning: 'It is going out, and responses are coming in.',
    next: 'Nothing; watch the report fill.',
    events: [
      { event: 'all_final', to: ['Completed'], who: 'system' },
      { event: 'end_passed', to: ['Ended'], who: 'system' },
      { event: 'creative_rejected', to: ['Needs Attention'], attention: 'paused', who: 'system' },
      ...pause,
      stepFailed,
      cancel,
    ],
  },
  {
    code: 'Completed',
    tone: 'success',
    phase: 'over',
    urgency: 15,
    meaning: 'Every recipient has a final result; responses still come in for 30 days.',
    next: 'Nothing; the report is frozen when the response window closes.',
    events: [{ event: 'response_window_over', to: ['Ended'], who: 'system' }],
  },
  {
    code: 'Ended',
    tone: 'end',
    phase: 'over',
    urgency: 16,
    meaning: 'It has ended, and the report is frozen.',
    next: 'Nothing.',
    events: [],
  },
  {
    code: 'Cancelled',
    tone: 'warning',
    phase: 'over',
    urgency: 17,
    meaning: 'It was cancelled; messages that had not gone out are never sent.',
    next: 'Relaunch it if it should go out after all.',
    events: [
      relaunch,
      {
        event: 'delete',
        to: ['gone'],
        who: ['can_delete_order'],
        confirm: 'This will permanently delete the product.',
        when: ['unsent'],
      },
    ],
  },
] as const satisfies readonly ProductStatusRow[];

export type ProductStatus = (typeof productStatuses)[number]['code'];

type EventRow =
  | (typeof productStatuses)[number]['events'][number]
  | (typeof productAttentions)[number]['events'][number];

/** An event that can happen to a product. */
export type ProductEvent = EventRow['event'];

function keyOf(status: string, attention: string | null | undefined): string {
  return `${status} ${attention ?? ''}`;
}

const rows: readonly Pick<StatusRow, 'events'>[] = [...productStatuses, ...productAttentions];

/** Every state to which an event leads that releases the pins. */
const released = new Set(
  rows
    .flatMap(({ events }) => events)
    .filter(({ pins }) => pins === 'released')
    .flatMap(({ to, attention }) => to.map((status) => keyOf(status, attention))),
);

/** Whether a launched product in this state has let go of its creative revision and its audience version. */
export function isReleased(status: ProductStatus, attention: ProductAttention | null): boolean {
  return released.has(keyOf(status, attention));
}
