import type { V2Schemas } from '@mailroom/api-client';

type Person = V2Schemas['ProofreadPerson'];
type Passage = V2Schemas['ProofreadPassage'];
type Fault = V2Schemas['ProofreadFault'];

/** The fault that the mail to a person has. */
export interface FaultOfPerson {
  /** Its number in the list. */
  readonly number: number;
  readonly isCritical: boolean;
  /** The index of the passage that has it; -1 if that isn't among those shown. */
  readonly passage: number;
}

/** Passages are cut at different lengths, so only the words next to what is said are compared. */
function isSamePlace(one: Passage, other: Passage): boolean {
  const near = ({ before, said, after }: Passage) => [before.split('…').at(-1), said, after.split('…')[0]];
  const [before, said, after] = near(one).map((part) => part ?? '') as [string, string, string];
  const [before2, said2, after2] = near(other).map((part) => part ?? '') as [string, string, string];
  return (
    said === said2 &&
    (before.endsWith(before2) || before2.endsWith(before)) &&
    (after.startsWith(after2) || after2.startsWith(after))
  );
}

/** Finds the worst fault of which this person's mail is an example; undefined if there is none. */
export function faultOfPerson({ message_id, passages }: Person, faults: readonly Fault[]): FaultOfPerson | undefined {
  for (const [at, { examples, severity }] of faults.entries()) {
    const example = examples.find((mail) => mail.message_id === message_id);
    if (!example) continue;
    const passage = passages.findIndex((one) => isSamePlace(one, example.passage));
    return { number: at + 1, isCritical: severity === 'Critical', passage };
  }
  return undefined;
}

/** Why this person is shown, in a few words: '4 of 7 fields empty', 'Cyrillic'. */
export function personNote({ why, script, empty_fields, fields }: Person, number: (value: number) => string): string {
  if (why === 'script') return script ?? 'no letters';
  const all = `${number(fields)} ${fields === 1 ? 'field' : 'fields'}`;
  return empty_fields === 0 ? `all ${all} filled` : `${number(empty_fields)} of ${all} empty`;
}
