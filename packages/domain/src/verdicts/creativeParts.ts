import type { FindingKindName } from './creativeFindings.ts';

interface CreativePart {
  readonly part: string;
  readonly label: string;
  /** Its name within a sentence. */
  readonly name: string;
  /** The finding that a needed sign-off of it is missing. */
  readonly missing: FindingKindName;
}

/** The parts of a creative that people sign off one by one. */
export const creativeParts = [
  { part: 'html', label: 'HTML', name: 'the HTML', missing: 'html_unsigned' },
  { part: 'links', label: 'Links', name: 'the links', missing: 'links_unsigned' },
  { part: 'clients', label: 'Clients', name: 'the e-mail clients', missing: 'clients_unsigned' },
  { part: 'seeds', label: 'Seeds', name: 'the seeds', missing: 'seeds_unsigned' },
  { part: 'text', label: 'Text', name: 'the text', missing: 'text_unsigned' },
] as const satisfies readonly CreativePart[];

export type CreativePartName = (typeof creativeParts)[number]['part'];

/** How a part of the newest revision stands. A creative without HTML has no such part: it is 'absent'. */
export type SignOffState = 'signed' | 'changed' | 'unsigned' | 'absent' | 'unchecked';

interface SignOffFacts {
  /** Whether the check of the newest revision has finished, so that its content is known. */
  readonly isChecked: boolean;
  /** The hash of the part's content in the newest revision. Null: it has no such part. */
  readonly hash: string | null;
  /** The hashes that people signed. */
  readonly signed: readonly string[];
}

export function signOffState({ isChecked, hash, signed }: SignOffFacts): SignOffState {
  if (!isChecked) return 'unchecked';
  if (hash === null) return 'absent';
  if (signed.includes(hash)) return 'signed';
  return signed.length > 0 ? 'changed' : 'unsigned';
}

export function creativePart(part: CreativePartName) {
  const found = creativeParts.find((known) => known.part === part);
  if (found === undefined) throw new Error(`'${part}' is not a part of a creative`);
  return found;
}

/** Whether a finding says that a needed sign-off is missing: no override and no new content clears it. */
export function isMissingSignOff(kind: string): boolean {
  return creativeParts.some(({ missing }) => missing === kind);
}
