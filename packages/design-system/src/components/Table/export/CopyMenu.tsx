import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { CopyIcon } from '../../Icon/CopyIcon.ts';
import { Menu } from '../../Menu/Menu.tsx';
import { toMarkdown } from './markdown.ts';
import type { TableExport } from './useTableExport.ts';

/** Copies the selected rows, or saves them to a file. */
export function CopyMenu({ exports }: { exports: TableExport }) {
  const texts = useTableTexts();
  return (
    <Menu
      label={texts.copy}
      icon={<CopyIcon />}
      variant="quiet"
      items={[
        { id: 'tsv', label: texts.copyAsTable, onAction: () => void exports.copySelected() },
        { id: 'markdown', label: texts.copyAsMarkdown, onAction: () => void exports.copySelected(toMarkdown) },
        { id: 'csv', label: texts.csvOfSelection, onAction: () => void exports.saveSelected() },
      ]}
    />
  );
}
