import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { CopyIcon } from '../../Icon/CopyIcon.ts';
import { Menu } from '../../Menu/Menu.tsx';
import type { TableExport } from './useTableExport.ts';

interface CopyMenuProps<Row> {
  exports: TableExport<Row>;
  csvName: string;
}

/** Takes the selected rows elsewhere. */
export function CopyMenu<Row>({ exports, csvName }: CopyMenuProps<Row>) {
  const texts = useTableTexts();
  return (
    <Menu
      label={texts.copy}
      icon={<CopyIcon />}
      variant="quiet"
      items={[
        { id: 'tsv', label: texts.copyAsTable, onAction: () => void exports.copySelected('tsv') },
        { id: 'markdown', label: texts.copyAsMarkdown, onAction: () => void exports.copySelected('markdown') },
        { id: 'csv', label: texts.csvOfSelection, onAction: () => void exports.saveSelected(csvName) },
      ]}
    />
  );
}
