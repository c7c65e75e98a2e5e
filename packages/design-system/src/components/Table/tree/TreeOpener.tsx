import { useLayoutEffect, useRef } from 'react';
import { useFormats } from '../../../provider/useFormats.ts';
import { useTexts } from '../../../provider/useTexts.ts';
import { ChevronRightIcon } from '../../Icon/ChevronRightIcon.ts';
import { cellText } from '../cells/cellText.ts';
import { useTablePart } from '../tableContexts.ts';
import type { TreeNode } from './rowTree.ts';
import type { TreeTools } from './treeTools.ts';
import { mixedRows } from './treeSelection.ts';

interface TreeOpenerProps {
  node: TreeNode;
  isOpen: boolean | null;
  tools: TreeTools;
}

const mixedOf = new WeakMap<object, ReadonlySet<string>>();

/** The indentation of a row, and the button that expands it. Also marks the checkbox of a row that is selected in part. */
export function TreeOpener({ node, isOpen, tools }: TreeOpenerProps) {
  const { placed } = useTablePart('columns');
  const { selection } = useTablePart('selection');
  const texts = useTexts();
  const formats = useFormats();
  const root = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = root.current?.closest('tr')?.querySelector<HTMLInputElement>('[data-kind="select"] input');
    if (selection === undefined || !box) return;
    const mixed = mixedOf.get(selection) ?? mixedRows(tools.tree.all, selection);
    mixedOf.set(selection, mixed);
    box.indeterminate = mixed.has(node.id);
  });
  const name = placed.find((place) => place.isName);
  return (
    <span ref={root} data-part="branch">
      {isOpen !== null && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={texts.rowsBelow(name === undefined ? node.id : cellText(name.column, node.row, formats))}
          onClick={() => tools.toggle(node.id, !isOpen)}
        >
          <ChevronRightIcon size={14} />
        </button>
      )}
    </span>
  );
}
