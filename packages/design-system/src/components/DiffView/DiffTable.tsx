import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { Button } from '../Button/Button.tsx';
import type { DiffBlock } from './diffBlocks.ts';
import { NumberCell, TextCell } from './DiffCells.tsx';
import type { DiffRow } from './diffRows.ts';

export type DiffLayout = 'split' | 'unified';

interface DiffTableProps {
  label: string;
  beforeLabel: string;
  afterLabel: string;
  layout: DiffLayout;
  blocks: readonly DiffBlock[];
  current: number | undefined;
  onUnfold: (block: DiffBlock) => void;
}

function SplitRow({ row }: { row: DiffRow }) {
  const [left, right] = row.isSame ? (['same', 'same'] as const) : (['removed', 'added'] as const);
  return (
    <tr>
      <NumberCell line={row.before} kind={row.before ? left : 'none'} />
      <TextCell line={row.before} kind={left} />
      <NumberCell line={row.after} kind={row.after ? right : 'none'} />
      <TextCell line={row.after} kind={right} />
    </tr>
  );
}

/** All removed lines, then all added ones, so that a rewritten sentence can be read in one piece. */
function unifiedRows({ kind, rows, start }: DiffBlock) {
  if (kind === 'same') {
    return rows.map((row, index) => (
      <tr key={start + index}>
        <NumberCell line={row.before} kind="same" />
        <NumberCell line={row.after} kind="same" />
        <TextCell line={row.after} kind="same" />
      </tr>
    ));
  }
  const removed = rows.filter((row) => row.before);
  const added = rows.filter((row) => row.after);
  return [
    ...removed.map(({ before }) => (
      <tr key={`-${before?.number}`}>
        <NumberCell line={before} kind="removed" />
        <NumberCell kind="removed" />
        <TextCell line={before} kind="removed" />
      </tr>
    )),
    ...added.map(({ after }) => (
      <tr key={`+${after?.number}`}>
        <NumberCell kind="added" />
        <NumberCell line={after} kind="added" />
        <TextCell line={after} kind="added" />
      </tr>
    )),
  ];
}

/** The lines of both texts. */
export function DiffTable({ label, beforeLabel, afterLabel, layout, blocks, current, onUnfold }: DiffTableProps) {
  const texts = useDisplayTexts();
  const isSplit = layout === 'split';
  return (
    <table aria-label={label}>
      <colgroup>
        <col data-part="number" />
        {isSplit && <col />}
        <col data-part="number" />
        <col />
      </colgroup>
      <thead>
        {isSplit ? (
          <tr>
            <th colSpan={2} scope="colgroup">
              {beforeLabel}
            </th>
            <th colSpan={2} scope="colgroup">
              {afterLabel}
            </th>
          </tr>
        ) : (
          <tr>
            <th colSpan={3} scope="colgroup">
              <bdi>− {beforeLabel}</bdi>, <bdi>+ {afterLabel}</bdi>
            </th>
          </tr>
        )}
      </thead>
      {blocks.map((block) => (
        <tbody
          key={block.start}
          data-change={block.kind === 'change' ? block.change : undefined}
          data-current={block.kind === 'change' && block.change === current ? '' : undefined}
        >
          {block.kind === 'folded' ? (
            <tr>
              <td data-part="fold" colSpan={isSplit ? 4 : 3}>
                <Button variant="quiet" size="small" onClick={() => onUnfold(block)}>
                  {texts.unchangedLines(block.rows.length)}
                </Button>
              </td>
            </tr>
          ) : isSplit ? (
            block.rows.map((row, index) => <SplitRow key={block.start + index} row={row} />)
          ) : (
            unifiedRows(block)
          )}
        </tbody>
      ))}
    </table>
  );
}
