import { cancel, correct, endsByItself, relaunch } from './productEvents.ts';
import type { StatusRow } from './statusShape.ts';

/** Why a launched product is in Needs Attention: the row stores it, and the ways out depend on it. */
export const productAttentions = [
  {
    code: 'sent_back',
    meaning: 'It was sent back instead of confirmed.',
    next: 'Change what the message asks for, then relaunch.',
    actor: 'Order owner',
    events: [relaunch, cancel],
  },
  {
    code: 'start_missed',
    meaning: 'Nobody confirmed it before the day of its start ended.',
    next: 'Choose a new start, then relaunch.',
    actor: 'Order owner',
    events: [relaunch, cancel],
  },
  {
    code: 'creative_rejected',
    meaning: 'The creative it was to send was rejected.',
    next: 'Correct or replace the creative, then relaunch.',
    actor: 'Creative team',
    events: [relaunch, cancel],
  },
  {
    code: 'step_failed',
    meaning: 'A step failed.',
    next: 'Fix the cause, then launch again: it continues where it stopped.',
    actor: 'Order owner',
    events: [
      {
        event: 'resume',
        to: ['Pending - Data Processing', 'Processing', 'Approved', 'Live'],
        who: ['can_launch_product'],
      },
      correct,
      endsByItself,
      cancel,
    ],
  },
  {
    code: 'paused',
    meaning: 'It is paused: nothing goes out.',
    next: 'Launch again: it continues where it stopped.',
    actor: 'Order owner',
    events: [{ event: 'resume', to: ['Approved', 'Live'], who: ['can_launch_product'] }, correct, endsByItself, cancel],
  },
] as const satisfies readonly (Pick<StatusRow, 'code' | 'meaning' | 'next' | 'events'> & { actor: string })[];

export type ProductAttention = (typeof productAttentions)[number]['code'];
