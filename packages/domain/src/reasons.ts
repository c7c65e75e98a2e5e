/** Why a thing has its status: what is the matter, where it is fixed, who must act, and till when. */
export interface Reason {
  readonly code: string;
  readonly text: string;
  readonly subject: { readonly entity: string; readonly id: number };
  /** Who must act, in words; 'Nobody' when it goes on by itself. */
  readonly actor: string;
  readonly due?: Date;
}

/** One name, or how many different people have to act; nothing when nobody has to. */
export function whoActs(reasons: readonly Reason[]): string | null {
  const [actor, ...others] = new Set(reasons.map((reason) => reason.actor));
  if (actor === undefined) return null;
  return others.length === 0 ? actor : `${others.length + 1} people`;
}
