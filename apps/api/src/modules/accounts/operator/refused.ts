import { counted } from '@mailroom/domain/forms/counted';

const MOST_LINES = 100;

/** A verb can't do what it was asked. The message is for the operator. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Refuses a file with wrong lines. Names only the first ones, because the others usually have the same fault. */
export function refusedLines(problems: readonly string[], end = 'Nothing was changed.'): Refused {
  const more = problems.length > MOST_LINES ? [`And ${counted(problems.length - MOST_LINES, 'more line')}.`] : [];
  return new Refused([...problems.slice(0, MOST_LINES), ...more, end].join('\n'));
}
