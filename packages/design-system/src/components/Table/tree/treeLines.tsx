import { GroupRow } from './GroupRow.tsx';
import type { VisibleRow } from './branches.ts';
import type { TreeNode } from './rowTree.ts';
import type { TreeLine } from './tableTree.ts';
import { TreeOpener } from './TreeOpener.tsx';
import type { TreeTools } from './treeTools.ts';

interface KnownLine {
  key: string;
  line: TreeLine;
}

/** Lines are kept, because rows are memoised on them: expanding one row renders only the rows around it. */
export type KnownLines = WeakMap<TreeNode, KnownLine>;

/** The line of a visible row. */
export function lineOf(visible: VisibleRow, tools: TreeTools, known: KnownLines): TreeLine {
  const { branch, level, place, siblings, isOpen } = visible;
  const { node } = branch;
  const isHead = node.index < 0;
  const key = `${level} ${place} ${siblings} ${isOpen}`;
  const before = known.get(node);
  if (before?.key === key && !isHead) return before.line;
  const row = {
    'aria-level': level,
    'aria-posinset': place,
    'aria-setsize': siblings,
    'aria-expanded': isOpen ?? undefined,
    style: { '--level': level - 1 },
  };
  const line: TreeLine = isHead
    ? {
        row,
        opener: null,
        draw: (rowIndex, gridRow) => (
          <GroupRow key={node.id} {...{ visible, attributes: row, tools, rowIndex, gridRow }} />
        ),
      }
    : { row, opener: <TreeOpener node={node} isOpen={isOpen} tools={tools} /> };
  known.set(node, { key, line });
  return line;
}
