import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { Button } from '../Button/Button.tsx';
import { ArrowDownIcon } from '../Icon/ArrowDownIcon.ts';
import { ArrowUpIcon } from '../Icon/ArrowUpIcon.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { DiffCount } from './diffBlocks.ts';
import type { DiffLayout } from './DiffTable.tsx';

interface DiffBarProps {
  count: DiffCount;
  layout: DiffLayout;
  /** Undefined where only one layout fits. */
  onLayout: ((layout: DiffLayout) => void) | undefined;
  onJump: (step: 1 | -1) => void;
}

/** The number of changes, buttons that jump between them, and the choice of layout. */
export function DiffBar({ count, layout, onLayout, onJump }: DiffBarProps) {
  const texts = useDisplayTexts();
  return (
    <div data-part="bar">
      <span data-part="count">{texts.diffCount(count.changes, count.removed, count.added)}</span>
      <span data-part="jumps">
        <IconButton size="small" label={texts.previousChange} icon={<ArrowUpIcon />} onClick={() => onJump(-1)} />
        <IconButton size="small" label={texts.nextChange} icon={<ArrowDownIcon />} onClick={() => onJump(1)} />
      </span>
      {onLayout && (
        <>
          <Button variant="quiet" size="small" aria-pressed={layout === 'split'} onClick={() => onLayout('split')}>
            {texts.sideBySide}
          </Button>
          <Button variant="quiet" size="small" aria-pressed={layout === 'unified'} onClick={() => onLayout('unified')}>
            {texts.unified}
          </Button>
        </>
      )}
    </div>
  );
}
