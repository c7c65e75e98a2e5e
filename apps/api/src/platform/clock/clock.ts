/** The only source of 'now'. No SQL decides by now() and no module calls Date.now(). */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
