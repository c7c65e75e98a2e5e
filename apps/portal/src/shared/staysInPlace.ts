/** The state of a navigation to the same screen under another address: the reader stays where they are. */
export const STAYS_IN_PLACE = { staysInPlace: true };

export function staysInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'staysInPlace' in state;
}
