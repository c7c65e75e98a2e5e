import { useCallback, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { useLatest } from '../../../hooks/useLatest.ts';
import { useDesign } from '../../../provider/DesignContext.ts';
import { useFormats } from '../../../provider/useFormats.ts';
import { useTexts } from '../../../provider/useTexts.ts';
import type { TableColumn } from '../columns/tableColumns.ts';
import { rowFilter } from '../data/rowFilter.ts';
import { ranksOfRows } from '../data/sortRanks.ts';
import { dayIn } from '../data/tableFilters.ts';
import type { TableRows, TableRowsSource } from '../data/useTableRows.ts';
import {
  foundBranches,
  parentsOf,
  recordsOf,
  sortBranches,
  visibleRows,
  wholeBranches,
  type Branch,
} from './branches.ts';
import type { RowTree } from './rowTree.ts';
import type { TableTree } from './tableTree.ts';
import { treeKey } from './treeKey.ts';
import { lineOf, type KnownLines } from './treeLines.tsx';
import type { TreeTools } from './treeTools.ts';
import { useTreeOpened } from './useTreeOpened.ts';

const NO_ROWS: readonly never[] = [];

interface TreeGiven {
  tree: RowTree;
  opened: readonly string[] | undefined;
  onOpenedChange: ((opened: readonly string[]) => void) | undefined;
  /** Where the branches that are shown are kept, for the selection. */
  shown: RefObject<readonly Branch[]>;
}

/** Does the work of `useTableRows` for rows that are a tree: search, order, pages, and what is expanded. */
export function useTreeRows(
  source: TableRowsSource<object>,
  given: TreeGiven,
): TableRows<object> & { tree: TableTree } {
  const { columns, filters, rows = NO_ROWS, total, state, isPaged } = source;
  const { search, filters: chosen, sort, pageSize } = state;
  const { tree, shown } = given;
  const formats = useFormats();
  const texts = useTexts();
  const { timeZone } = useDesign();
  const isServer = total !== undefined;
  const isGrouped = tree.groupColumn !== undefined;

  const find = useMemo(
    () => rowFilter({ rows, columns, filters, formats, dayOf: dayIn(timeZone) }),
    [rows, columns, filters, formats, timeZone],
  );
  const passing = useMemo(() => (isServer ? rows : find('', chosen)), [isServer, rows, find, chosen]);
  const matching = useMemo(() => (isServer ? rows : find(search, {})), [isServer, rows, find, search]);
  const narrowedBy = passing === rows && matching === rows ? '' : JSON.stringify([search, chosen]);
  const found = useMemo(() => {
    if (passing === rows && matching === rows) return wholeBranches(tree.roots);
    const [passes, matches] = [new Set(passing), new Set(matching)];
    return foundBranches(tree.roots, { passes: (row) => passes.has(row), matches: (row) => matches.has(row) });
  }, [tree, rows, passing, matching]);
  const ranksOf = useMemo(() => ranksOfRows(rows), [rows]);
  const branches = useMemo(
    () => sortBranches(found, { tree, columns, sort: isServer ? NO_ROWS : sort, ranksOf }),
    [found, tree, columns, sort, isServer, ranksOf],
  );
  useLayoutEffect(() => {
    shown.current = branches;
  });

  const { opened, onOpenedChange: onChange } = given;
  const { isOpen, open } = useTreeOpened(branches, { given: opened, onChange, isOpenAtFirst: isGrouped, narrowedBy });
  const visible = useMemo(() => visibleRows(branches, isOpen), [branches, isOpen]);
  const records = useMemo(() => recordsOf(branches), [branches]);
  const matchingRows = useMemo(() => records.map(({ row }) => row), [records]);

  const roots = branches.length;
  const isSplit = isPaged && !isServer;
  const pageNumber = isServer ? state.page : Math.min(state.page, Math.max(1, Math.ceil(roots / pageSize)));
  const first = isSplit ? (pageNumber - 1) * pageSize : 0;
  const last = isSplit ? first + pageSize : roots;
  const offset = visible.findIndex(({ branch }) => branch === branches[first]);
  const onPage = useMemo(() => {
    const end = visible.findIndex(({ branch }) => branch === branches[last]);
    return visible.slice(Math.max(0, offset), end < 0 ? undefined : end);
  }, [visible, branches, offset, last]);
  const page = useMemo(() => onPage.map(({ branch }) => branch.node.row), [onPage]);

  const latest = useLatest({ visible, open });
  const toggle = useCallback(
    (id: string, isOpenNow: boolean) => {
      const row = latest.current.visible.find(({ branch }) => branch.node.id === id);
      if (row) latest.current.open([row.branch], isOpenNow);
    },
    [latest],
  );
  const tools = useMemo<TreeTools>(() => ({ tree, toggle }), [tree, toggle]);
  const [known] = useState<KnownLines>(() => new WeakMap());
  const parents = useMemo(() => parentsOf(branches), [branches]);

  const { rowLevel } = texts;
  const exported = useMemo<readonly TableColumn<object>[]>(() => {
    const value = (row: object) => tree.nodeOf.get(row)?.level;
    return isGrouped ? NO_ROWS : [{ id: 'level', header: rowLevel, kind: 'number', value }];
  }, [tree, isGrouped, rowLevel]);
  const ids = useMemo(() => recordsOf(branches.slice(first, last)).map(({ id }) => id), [branches, first, last]);
  const visibleRecords = useMemo(
    () => onPage.flatMap(({ branch }) => (branch.node.index < 0 ? [] : [branch.node.row])),
    [onPage],
  );
  const isAllOpen = useMemo(() => (parents.length === 0 ? undefined : parents.every(isOpen)), [parents, isOpen]);
  return {
    page,
    pageNumber,
    total: total ?? records.length,
    matching: useCallback(() => matchingRows, [matchingRows]),
    tree: {
      lineAt: (index) => onPage[index] && lineOf(onPage[index], tools, known),
      offset: Math.max(0, offset),
      count: visible.length,
      roots: total ?? roots,
      rows: visibleRecords,
      ids,
      exported,
      isAllOpen,
      onAll: (isOpenNow) => open(parents, isOpenNow),
      onKey(event, place, moveTo) {
        const row = onPage[place.row];
        const above = row?.above === undefined ? undefined : row.above - Math.max(0, offset);
        return treeKey(event, place, { visible: row, above, toggle, moveTo });
      },
    },
  };
}
