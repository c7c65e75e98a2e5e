export const messageStates = [
  'queued',
  'claimed',
  'accepted',
  'refused',
  'in doubt',
  'suppressed late',
  'withdrawn',
] as const;

export type MessageState = (typeof messageStates)[number];

export type Purpose = 'live' | 'live seed' | 'proof' | 'test';

export type Tally = Record<MessageState, number>;

/** A tally of no messages. */
export const none = (): Tally => Object.fromEntries(messageStates.map((state) => [state, 0])) as Tally;

export const totalOf = (tally: Tally): number => messageStates.reduce((sum, state) => sum + tally[state], 0);

export const countsOf = (tally: Tally) => ({
  queued: tally.queued,
  claimed: tally.claimed,
  accepted: tally.accepted,
  refused: tally.refused,
  in_doubt: tally['in doubt'],
  suppressed_late: tally['suppressed late'],
  withdrawn: tally.withdrawn,
});
