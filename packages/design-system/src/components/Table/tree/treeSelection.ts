import type { TableSelection } from '../selection/tableSelection.ts';
import type { Branch } from './branches.ts';
import type { TreeNode } from './rowTree.ts';

function namedIn(selection: TableSelection): readonly string[] {
  return selection.kind === 'some' ? selection.ids : selection.except;
}

/** A selection whose rows can be looked up in no time, however many they are. */
export function selectedIn(selection: TableSelection): (id: string) => boolean {
  const named = new Set(namedIn(selection));
  return (id) => named.has(id) === (selection.kind === 'some');
}

/** The branches below a branch, depth first. */
function branchesBelow({ children }: Branch): Branch[] {
  return children.flatMap((child) => [child, ...branchesBelow(child)]);
}

/**
 * The selection after a tick: a row stands for all that is below it. It selects the rows below that are shown, and is
 * selected itself exactly when everything below it is. A tick on a row whose shown rows are all selected deselects them.
 * Where nothing below a row is shown, a tick is for that row only.
 */
export function withBranches(
  before: TableSelection,
  after: TableSelection,
  branchOf: (id: string) => Branch | undefined,
): TableSelection {
  if (before.kind !== after.kind) return after;
  const [old, named] = [new Set(namedIn(before)), new Set(namedIn(after))];
  const changed = [...[...named].filter((id) => !old.has(id)), ...[...old].filter((id) => !named.has(id))];
  const isSome = after.kind === 'some';
  const isOn = (id: string) => named.has(id) === isSome;
  const set = (id: string, isSelectedNow: boolean) => (isSelectedNow === isSome ? named.add(id) : named.delete(id));
  const setWhole = ({ id, index, children }: TreeNode) => {
    // The heading of a group isn't a record, so it is never part of a selection.
    if (index >= 0)
      set(
        id,
        children.every((child) => isOn(child.id)),
      );
  };
  const parents = new Set<TreeNode>();
  for (const id of changed) {
    const branch = branchOf(id);
    if (branch === undefined) continue;
    const below = branchesBelow(branch);
    const ends = below.filter(({ children }) => children.length === 0);
    const isAlready = changed.length === 1 && ends.length > 0 && ends.every(({ node }) => old.has(node.id) === isSome);
    const isNow = isOn(id) && !isAlready;
    for (const { node } of ends) set(node.id, isNow);
    for (const { node, children } of [branch, ...below]) if (children.length > 0) parents.add(node);
    for (let above = branch.node.parent; above && !parents.has(above); above = above.parent) parents.add(above);
  }
  // Once each, from the lowest up, because a row depends on those below it.
  for (const node of [...parents].toSorted((one, other) => other.level - one.level)) setWhole(node);
  const ids = [...named];
  return isSome ? { kind: 'some', ids } : { kind: 'all', except: ids };
}

/** Ids of the rows that aren't selected but have a selected row below them. */
export function mixedRows(all: readonly TreeNode[], selection: TableSelection): ReadonlySet<string> {
  const isOn = selectedIn(selection);
  const mixed = new Set<string>();
  for (const { id, parent } of all) {
    if (!parent || !isOn(id)) continue;
    for (let above: TreeNode | undefined = parent; above && !mixed.has(above.id); above = above.parent) {
      if (!isOn(above.id)) mixed.add(above.id);
    }
  }
  return mixed;
}
