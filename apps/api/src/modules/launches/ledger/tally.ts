const MESSAGE_STATES = [
  'queued',
  'claimed',
  'accepted',
  'refused',
  'in doubt',
  'suppressed late',
  'withdrawn',
] as const;

export type MessageState = (typeof MESSAGE_STATES)[number];

/** A person is left out by a decision of the proofreading, and their message kept so that it can be taken back. */
export type Purpose = 'live' | 'live seed' | 'proof' | 'test' | 'left out';

export type Tally = Record<MessageState, number>;

/** A tally of no messages. */
export function none(): Tally {
  return Object.fromEntries(MESSAGE_STATES.map((state) => [state, 0])) as Tally;
}

export function totalOf(tally: Tally): number {
  return MESSAGE_STATES.reduce((sum, state) => sum + tally[state], 0);
}

export function countsOf(tally: Tally) {
  return {
    queued: tally.queued,
    claimed: tally.claimed,
    accepted: tally.accepted,
    refused: tally.refused,
    in_doubt: tally['in doubt'],
    suppressed_late: tally['suppressed late'],
    withdrawn: tally.withdrawn,
  };
}
