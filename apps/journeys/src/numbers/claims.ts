import { numberIn } from './shownNumbers.ts';

/** A number as one screen shows it, or as the API tells it. */
interface Claim {
  where: string;
  value: number | null | 'nothing';
}

/**
 * Notes that a screen, or the API, says that a number has this value: the number itself, the text with it, null where
 * there is none, or undefined where the screen has no such number.
 */
export type Say = (name: string, where: string, value: number | string | null | undefined) => void;

/** Collects what screens say about the numbers of one record, and finds out where they disagree. */
export function collectClaims(record: string) {
  const claims = new Map<string, Claim[]>();
  const say: Say = (name, where, said) => {
    const value = said === undefined ? 'nothing' : typeof said === 'string' ? numberIn(said) : said;
    const known = claims.get(name);
    if (known) known.push({ where, value });
    else claims.set(name, [{ where, value }]);
  };
  return {
    say,
    /** One line for each number on which two places disagree, with both places and both values. */
    disagreements(): string[] {
      return [...claims].flatMap(([name, [first, ...others]]) =>
        others
          .filter(({ value }) => value !== first?.value)
          .map(
            ({ where, value }) => `${record}, ${name}: ${first?.where} says ${first?.value}, ${where} says ${value}`,
          ),
      );
    },
    /** How many places were compared with another one. */
    comparisons(): number {
      return [...claims.values()].reduce((sum, each) => sum + each.length - 1, 0);
    },
  };
}
