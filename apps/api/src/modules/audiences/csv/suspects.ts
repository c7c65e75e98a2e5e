import type { OddQuote } from './values.ts';

/** How a record was read that a quote makes doubtful. */
export type SuspectKind = 'split_at_line_ends' | 'kept_whole' | OddQuote;

/** A record that swallows separators or line ends of its neighbours, or would if its quotes were counted. */
export interface Suspect {
  kind: SuspectKind;
  line: number;
  last_line: number;
  /** Which file of a version it is in; absent in the file that began the version. */
  ingest?: number;
  /** The beginning of the record. Null in stored records, where people must not be kept. */
  text: string | null;
}

/** Suspect records of one kind: how many, and the first of them. */
export interface SuspectGroup {
  kind: SuspectKind;
  count: number;
  first: Omit<Suspect, 'kind'>[];
}

const SHOWN = 5;

/** Counts suspect records, and keeps the first few of each kind. */
export class SuspectTally {
  readonly #groups: SuspectGroup[];

  /** Continues a tally that was stored. */
  constructor(groups: readonly SuspectGroup[] = []) {
    this.#groups = groups.map(({ kind, count, first }) => ({ kind, count, first: [...first] }));
  }

  add({ kind, ...record }: Suspect): void {
    let group = this.#groups.find((each) => each.kind === kind);
    if (!group) this.#groups.push((group = { kind, count: 0, first: [] }));
    group.count += 1;
    if (group.first.length < SHOWN) group.first.push(record);
  }

  get groups(): SuspectGroup[] {
    return this.#groups;
  }

  /** The groups as they are stored. */
  get stored(): SuspectGroup[] {
    return this.#groups.map((group) => ({ ...group, first: group.first.map((record) => ({ ...record, text: null })) }));
  }
}

/** The groups of a version's files so far and those of a further one: one for each kind, with the first of its records. */
export function joinSuspects(
  before: readonly SuspectGroup[],
  { ingest, groups }: { ingest: number; groups: readonly SuspectGroup[] },
): SuspectGroup[] {
  const further = groups.map((group) => ({ ...group, first: group.first.map((record) => ({ ...record, ingest })) }));
  return [...Map.groupBy([...before, ...further], ({ kind }) => kind)].map(([kind, alike]) => ({
    kind,
    count: alike.reduce((sum, { count }) => sum + count, 0),
    first: alike.flatMap(({ first }) => first).slice(0, SHOWN),
  }));
}
