import { withoutMarks } from './plainText.ts';

/** How many characters the name of a creative or an order may have. */
const NAME_LENGTH = 200;
const SUFFIX = ' (copy)';

/** The name of a record's copy. Cuts a long name, so that the copy can be saved. */
export function copyName(name: string): string {
  return `${[...withoutMarks(name)].slice(0, NAME_LENGTH - SUFFIX.length).join('')}${SUFFIX}`;
}
