import { computedProblem, type ComputedColumn } from '@mailroom/domain/computed/computedKinds';
import { invalid } from '../../../errors.ts';
import { mappingProblem, type Mapping } from './mapping.ts';

/** The fields that the columns of a file become, with columns that are made of others. These follow those of the file. */
export interface ColumnPlan {
  mapping: readonly Mapping[];
  computed: readonly ComputedColumn[];
}

/** A plan as a request has it. Without computed columns it has none. */
export interface PlanInput {
  mapping: readonly Mapping[];
  computed?: readonly ComputedColumn[] | undefined;
}

export function planOf({ mapping, computed = [] }: PlanInput): ColumnPlan {
  return { mapping, computed };
}

/** A plan as a request about a later file has it. Without one, that of the file before it is used. */
export interface LaterInput {
  mapping?: readonly Mapping[] | undefined;
  computed?: readonly ComputedColumn[] | undefined;
}

export function requestedPlan({ mapping, computed }: LaterInput): ColumnPlan | undefined {
  // The mapping of the file before it knows nothing of these columns.
  if (mapping === undefined && computed !== undefined)
    throw invalid({ mapping: 'Send the mapping together with the computed columns' });
  return mapping && planOf({ mapping, computed });
}

/** Says by field what is wrong with a plan for a file of so many columns. Undefined when an import can use it. */
export function planProblem({ mapping, computed }: ColumnPlan, columns: number): Record<string, string> | undefined {
  const computedFault = computedProblem(computed, columns);
  if (computedFault) return { computed: computedFault };
  const mappingFault = mappingProblem(mapping, columns + computed.length);
  return mappingFault === undefined ? undefined : { mapping: mappingFault };
}

/**
 * A plan for other columns: `placeOf` says where each column of its file is among `to` others. A computed column that reads one
 * that is absent is left out.
 */
export function movedPlan(
  { mapping, computed }: ColumnPlan,
  { from, to, placeOf }: { from: number; to: number; placeOf: (column: number) => number | undefined },
): ColumnPlan {
  const places = new Map<number, number>();
  const placeNow = (column: number): number | undefined => (column < from ? placeOf(column) : places.get(column));
  const moved: ComputedColumn[] = [];
  for (const [at, each] of computed.entries()) {
    const columns = each.columns.flatMap((column) => placeNow(column) ?? []);
    if (columns.length === each.columns.length) places.set(from + at, to + moved.push({ ...each, columns }) - 1);
  }
  return {
    computed: moved,
    mapping: mapping.flatMap((each) => {
      const column = placeNow(each.column);
      return column === undefined ? [] : [{ ...each, column }];
    }),
  };
}
