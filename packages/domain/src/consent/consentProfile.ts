import type { ConsentVerdict } from './consentCells.ts';
import type { ConsentDecision } from './consentColumns.ts';

/** All cells of one group in a column. */
interface GroupCount {
  readonly group: string;
  readonly says: ConsentVerdict;
}

interface ProfiledColumn {
  readonly column: number;
  readonly groups: readonly GroupCount[];
}

/** Rows that say the same: for each column the place of their group in it, or -1 where it was not kept. */
interface Pattern {
  readonly groups: readonly number[];
  readonly rows: number;
}

/** A file's words about consent, small enough to try choices on: patterns instead of rows. */
interface ConsentProfile {
  readonly columns: readonly ProfiledColumn[];
  readonly patterns: readonly Pattern[];
}

export interface ConsentSums {
  /** Rows that are left out. */
  readonly leftOut: number;
  /** For each column, the rows that it is the first to leave out. */
  readonly byColumn: readonly number[];
  /** For each group of each column, its rows that an earlier column already leaves out. */
  readonly countedBefore: readonly (readonly number[])[];
}

/** Counts each row once: the first column that leaves it out counts it. */
export function sumConsent({ columns, patterns }: ConsentProfile, decisions: readonly ConsentDecision[]): ConsentSums {
  const chosen = new Map(decisions.map(({ column, group, says }) => [`${column} ${group}`, says]));
  const verdicts = columns.map(({ column, groups }) =>
    groups.map(({ group, says }) => chosen.get(`${column} ${group}`) ?? says),
  );
  const byColumn = columns.map(() => 0);
  const countedBefore = columns.map(({ groups }) => groups.map(() => 0));
  for (const { groups, rows } of patterns) {
    const first = groups.findIndex((group, at) => verdicts[at]?.[group] === 'leave_out');
    if (first === -1) continue;
    byColumn[first] = (byColumn[first] as number) + rows;
    groups.forEach((group, at) => {
      const before = countedBefore[at] as number[];
      if (at > first && group >= 0) before[group] = (before[group] as number) + rows;
    });
  }
  return { leftOut: byColumn.reduce((sum, rows) => sum + rows, 0), byColumn, countedBefore };
}
