import { useTexts } from '../../../provider/useTexts.ts';
import { Button } from '../../Button/Button.tsx';
import { ChevronDownIcon } from '../../Icon/ChevronDownIcon.ts';
import { ChevronUpIcon } from '../../Icon/ChevronUpIcon.ts';
import { useTablePart } from '../tableContexts.ts';

/** The button that expands every row, or collapses every row when all are expanded. */
export function ExpandAll() {
  const { tree } = useTablePart('rows');
  const texts = useTexts();
  if (tree?.isAllOpen === undefined) return null;
  return (
    <Button
      variant="quiet"
      icon={tree.isAllOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
      onClick={() => tree.onAll(!tree.isAllOpen)}
    >
      {tree.isAllOpen ? texts.collapseAll : texts.expandAll}
    </Button>
  );
}
