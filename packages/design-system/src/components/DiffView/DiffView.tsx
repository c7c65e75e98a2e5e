'use client';
import { useMemo, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useBox } from '../../hooks/useBox.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { DiffBar } from './DiffBar.tsx';
import { countDiff, diffBlocks, type DiffBlock } from './diffBlocks.ts';
import { diffRows } from './diffRows.ts';
import { DiffTable, type DiffLayout } from './DiffTable.tsx';
import { DiffRoot } from './DiffView.styles.ts';

export interface DiffViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the comparison for screen readers: 'HTML of revision 2 and 3'. */
  label: string;
  /** The older text. Both kinds of line ending count as equal. */
  before: string;
  /** The newer text. */
  after: string;
  /** The name of the older text. Default 'Before'. */
  beforeLabel?: string | undefined;
  /** The name of the newer text. Default 'After'. */
  afterLabel?: string | undefined;
  /** Side by side or in one column; below 640 px always 'unified'. Default: the view keeps its own. */
  layout?: DiffLayout | undefined;
  /** Called with the chosen layout. */
  onLayoutChange?: ((layout: DiffLayout) => void) | undefined;
  /** How many unchanged lines are visible around each change. Default 3. */
  context?: number | undefined;
  /** The greatest height in px; longer texts scroll. Default 560. */
  maxHeight?: number | undefined;
}

const ROOM_FOR_TWO = 640;

/** The changes between two texts, line by line and word by word. `n` and `p` jump between changes. */
export function DiffView(props: DiffViewProps) {
  const { label, before, after, beforeLabel, afterLabel, layout, onLayoutChange, ...others } = props;
  const { context = 3, maxHeight = 560, style, ref, ...rest } = others;
  const texts = useDisplayTexts();
  const box = useBox();
  const root = useMergedRef(box.ref, ref);
  const scroll = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<DiffLayout>('split');
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [current, setCurrent] = useState<number>();
  const [said, setSaid] = useState('');
  const rows = useMemo(() => diffRows(before, after), [before, after]);
  const count = useMemo(() => countDiff(rows), [rows]);
  const blocks = useMemo(() => diffBlocks(rows, context, opened), [rows, context, opened]);
  const isNarrow = box.width > 0 && box.width < ROOM_FOR_TWO;
  const shown = isNarrow ? 'unified' : (layout ?? own);

  function jump(step: 1 | -1) {
    const from = current ?? (step === 1 ? -1 : 0);
    const next = (from + step + count.changes) % count.changes;
    const first = blocks.find((block) => block.change === next)?.rows[0];
    setCurrent(next);
    setSaid(texts.changeAt(next + 1, count.changes, first?.after?.number ?? first?.before?.number ?? 1));
    scroll.current?.querySelector(`[data-change='${next}']`)?.scrollIntoView({ block: 'center' });
  }
  function keys(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'n') jump(1);
    if (event.key === 'p') jump(-1);
  }
  function unfold(block: DiffBlock) {
    setOpened(new Set([...opened, block.start]));
    setSaid(texts.linesShown(block.rows.length));
    // The pressed button disappears; without this the focus would return to the top of the page.
    scroll.current?.focus({ preventScroll: true });
  }
  return (
    <DiffRoot
      {...rest}
      ref={root}
      style={{ '--own-max': `${maxHeight}px`, ...style } as ComponentProps<'div'>['style']}
    >
      {count.changes === 0 ? (
        <p data-part="same">{texts.diffSame}</p>
      ) : (
        <>
          <DiffBar
            count={count}
            layout={shown}
            onJump={jump}
            onLayout={
              isNarrow
                ? undefined
                : (next) => {
                    setOwn(next);
                    onLayoutChange?.(next);
                  }
            }
          />
          {/* Keyboard shortcuts for readers of the text; the buttons above do the same. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <div
            ref={scroll}
            data-part="scroll"
            role="region"
            aria-label={`${label}. ${texts.diffKeys}`}
            tabIndex={0}
            onKeyDown={keys}
          >
            <DiffTable
              label={label}
              beforeLabel={beforeLabel ?? texts.before}
              afterLabel={afterLabel ?? texts.after}
              layout={shown}
              blocks={blocks}
              current={current}
              onUnfold={unfold}
            />
          </div>
        </>
      )}
      <p data-part="said" role="status">
        {said}
      </p>
    </DiffRoot>
  );
}
