// Apart from the rules, because a list that can be filtered by who acts needs only the names.

/** Everybody whom a product can wait for. */
export const ACTORS = [
  'Order owner',
  'Data team',
  'Creative team',
  'Account manager',
  'Anyone who may launch',
  'Anyone who may confirm',
] as const;

export type Actor = (typeof ACTORS)[number];

/** The one actor who is a person, named by the order. The others are all who hold the permissions. */
export const OWNER: Actor = 'Order owner';

/**
 * Values of the filter by who acts, besides the actors. `me`: what my orders need, and what I may do for a team or a role.
 * `my_team`: also what other people's orders need, if I may change them.
 */
export const OWN_ACTORS = ['me', 'my_team'] as const;
