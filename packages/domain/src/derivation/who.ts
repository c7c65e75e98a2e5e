/** A person, or a team or role, which has no id. */
interface Who {
  readonly id?: number | null | undefined;
  readonly name: string;
}

/** Whether the person with this id is the reader. Names aren't compared: two people may have the same one. */
export function isReader(reader: number | undefined, id: number | null | undefined): boolean {
  return reader !== undefined && reader === id;
}

/** Returns 'You' for the reader, the name of anybody else, and 'Somebody' for a person whom the reader may not see. */
export function whoText(reader: number | undefined, who: Who | null): string {
  if (!who) return 'Somebody';
  return isReader(reader, who.id) ? 'You' : who.name;
}

/** The same with what they do: 'You see it', 'Noor Castellano sees it'. */
export function whoDoes(reader: number | undefined, who: Who, does: { readonly you: string; readonly they: string }) {
  return `${whoText(reader, who)} ${isReader(reader, who.id) ? does.you : does.they}`;
}

/** The state of a task that this person took. */
export function takenText(reader: number | undefined, who: Who): string {
  return whoDoes(reader, who, { you: 'are working on it.', they: 'is working on it.' });
}
