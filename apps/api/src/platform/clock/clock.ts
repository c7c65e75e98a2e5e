/** The only source of the current time: SQL never uses now() and modules never call Date.now(). */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
