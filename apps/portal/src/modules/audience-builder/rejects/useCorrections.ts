import { useCallback, useMemo, useState } from 'react';
import type { V1Schemas } from '@mailroom/api-client';
import {
  hasSuggestion,
  isMoved,
  keyOf,
  stillWrong,
  withSuggestion,
  type Correction,
  type RejectedRow,
} from './corrections.ts';

type Corrections = ReadonlyMap<string, Correction>;

interface Corrected {
  /** The version whose rows they are: another one has other rows in these lines. */
  versionId: number;
  rows: Corrections;
}

const NONE: Corrections = new Map();

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

/** The rows that were corrected and not imported yet. They stay while other pages of the list are shown. */
export function useCorrections(page: V1Schemas['RejectedRowList'] | undefined) {
  const [corrected, setCorrected] = useState<Corrected>();
  const rows = corrected?.rows ?? NONE;
  const columns = page?.columns.length ?? 0;
  const versionId = page?.version_id ?? 0;

  /** Replaces rows. One that is as it was before isn’t a correction any more. */
  const put = useCallback(
    (changed: readonly RejectedRow[]) =>
      setCorrected((before) => {
        const next = new Map(before?.rows);
        for (const row of changed) {
          const was = next.get(keyOf(row))?.before ?? page?.objects.find((other) => keyOf(other) === keyOf(row)) ?? row;
          if (isSame(was.values, row.values)) next.delete(keyOf(row));
          else next.set(keyOf(row), { before: was, row });
        }
        return { versionId: before?.versionId ?? versionId, rows: next };
      }),
    [page, versionId],
  );
  /** Imports a row as it is shown: for one whose only fault is how many values it has. */
  const takeAsShown = useCallback(
    (row: RejectedRow) =>
      setCorrected((before) => ({
        versionId: before?.versionId ?? versionId,
        rows: new Map(before?.rows).set(keyOf(row), {
          before: row,
          row: { ...row, values: row.values.slice(0, columns) },
        }),
      })),
    [columns, versionId],
  );
  const undo = useCallback((row: RejectedRow) => {
    setCorrected((before) => {
      if (!before) return before;
      const next = new Map(before.rows);
      next.delete(keyOf(row));
      return { ...before, rows: next };
    });
  }, []);

  const shown = useMemo(() => page?.objects.map((row) => rows.get(keyOf(row))?.row ?? row), [page, rows]);
  const open = (page?.objects ?? []).filter((row) => hasSuggestion(row) && !rows.has(keyOf(row)));
  const all = [...rows.values()];
  return {
    rows,
    /** The rows of the page, as they were corrected. */
    shown,
    columns,
    put,
    takeAsShown,
    undo,
    /** The rows of the page whose suggested address isn’t used. */
    suggested: open.filter((row) => !isMoved(row)),
    /** The rows of the page that are suggested as a whole, and aren’t used. */
    moved: open.filter(isMoved),
    useSuggestions: (some: readonly RejectedRow[]) => put(some.map((row) => withSuggestion(row, columns))),
    /** The first row that would be rejected again. */
    wrong: all.find((correction) => stillWrong(correction) !== undefined),
    body: {
      version_id: corrected?.versionId ?? versionId,
      rows: all.map(({ row: { ingest, line, values } }) => ({ ingest, line, values })),
    } satisfies V1Schemas['CorrectedRows'],
  };
}
