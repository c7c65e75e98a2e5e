/** The lane of all messages whose receiving domain has no rate of its own. */
export const OTHER_RECEIVERS = '*';

/**
 * Returns the lane of a message, by its canonical address: the receiving domain if that has a rate of its own. Null in a launch that
 * isn't divided.
 */
export function laneOf(address: string, receivers: readonly string[] | null): string | null {
  if (receivers === null) return null;
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return receivers.includes(domain) ? domain : OTHER_RECEIVERS;
}
