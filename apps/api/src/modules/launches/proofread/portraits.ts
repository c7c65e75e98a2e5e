import { isBlank } from '@mailroom/domain/proofread/judgeValue';
import { scriptOf } from '@mailroom/domain/proofread/scripts';

type Why = 'longest' | 'emptiest' | 'script';

/** A message that shows an extreme of its launch. */
export interface Portrait {
  why: Why;
  messageId: number;
  script: string | null;
  emptyFields: number;
  fields: number;
}

interface Candidate {
  messageId: number;
  script: string | null;
  empty: number;
  length: number;
}

/** Letters beyond extended Latin. */
const BEYOND_LATIN = /[\u0250-\uffff]/;

/** Looks at one person after the other and remembers the few who show the mail best. `names` are the fields of the mail. */
export function portraitist(names: readonly string[]) {
  let longest: Candidate | undefined;
  let emptiest: Candidate | undefined;
  const byScript = new Map<string, { first: Candidate; people: number }>();
  return {
    look(messageId: number, values: Readonly<Record<string, string | undefined>>): void {
      let length = 0;
      let empty = 0;
      let script: string | null = 'Latin';
      for (const name of names) {
        const value = values[name] ?? '';
        length += value.length;
        if (isBlank(value)) empty += 1;
        else if (BEYOND_LATIN.test(value)) script = scriptOf(value) ?? script;
      }
      const candidate = { messageId, script: length === 0 ? null : script, empty, length };
      if (longest === undefined || length > longest.length) longest = candidate;
      if (emptiest === undefined || empty > emptiest.empty) emptiest = candidate;
      if (candidate.script === null) return;
      const known = byScript.get(candidate.script);
      if (known) known.people += 1;
      else byScript.set(candidate.script, { first: candidate, people: 1 });
    },

    /** Returns the longest, the emptiest and one in another script than most, each person once. */
    chosen(): Portrait[] {
      const [, other] = [...byScript.values()].toSorted((one, two) => two.people - one.people);
      const found: readonly (readonly [Why, Candidate | undefined])[] = [
        ['script', other?.first],
        ['longest', longest],
        ['emptiest', emptiest],
      ];
      const portraits = new Map<number, Portrait>();
      for (const [why, candidate] of found) {
        if (!candidate || portraits.has(candidate.messageId)) continue;
        const { messageId, script, empty } = candidate;
        portraits.set(messageId, { why, messageId, script, emptyFields: empty, fields: names.length });
      }
      const order: readonly Why[] = ['longest', 'emptiest', 'script'];
      return [...portraits.values()].toSorted((one, two) => order.indexOf(one.why) - order.indexOf(two.why));
    },
  };
}
