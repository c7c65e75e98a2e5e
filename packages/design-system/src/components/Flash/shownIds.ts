/** The most messages that are shown: with more, they would cover the page and nobody would read them. */
const SHOWN = 4;

/**
 * Returns the ids of the messages that are shown. The newest ones, but those in `held` keep their place, so that nothing
 * moves under the pointer or the focus.
 */
export function shownIds(newestFirst: readonly string[], held: readonly string[]): readonly string[] {
  const kept = held.filter((id) => newestFirst.includes(id));
  return [...kept, ...newestFirst.filter((id) => !kept.includes(id))].slice(0, SHOWN);
}
