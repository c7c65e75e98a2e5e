import { lazy, Suspense, type ReactNode } from 'react';
import { useDesign } from '../../../provider/DesignContext.ts';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { useFormats } from '../../../provider/useFormats.ts';
import { Avatar } from '../../Avatar/Avatar.tsx';
import { Badge } from '../../Badge/Badge.tsx';
import { Missing } from '../../NumberText/Missing.tsx';
import { PillList } from '../../PillList/PillList.tsx';
import { Tooltip } from '../../Tooltip/Tooltip.tsx';
import { cellText, percentage } from './cellText.ts';
import { RowActions } from './RowActions.tsx';
import { isEditable, type EditableColumn, type TableColumn } from '../columns/tableColumns.ts';

// Few tables have columns that can be edited.
const EditCell = lazy(() => import('../edit/EditCell.tsx'));
// Few tables have a progress column.
const ProgressCell = lazy(() => import('./ProgressCell.tsx'));

interface TableCellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  /** The name of the row, used in the names of its parts. */
  rowName: string;
  /** Makes the text of this cell the link of the row, or the button that does what a click on the row does. */
  link?: string | (() => void) | undefined;
}

/** The content of one cell, inside the td that the row renders. */
export function TableCell<Row extends object>(props: TableCellProps<Row>) {
  const { column, row, rowName } = props;
  const value = <CellValue {...props} />;
  if (!isEditable(column)) return value;
  return (
    <>
      {value}
      <Suspense fallback={<span data-part="edit" />}>
        <EditCell column={column as EditableColumn<object>} row={row} rowName={rowName} />
      </Suspense>
    </>
  );
}

function CellValue<Row>({ column, row, rowName, link }: TableCellProps<Row>) {
  const { link: Anchor } = useDesign();
  const texts = useTableTexts();
  const formats = useFormats();

  function words(text: string, marks: Record<string, unknown> = {}): ReactNode {
    if (link === undefined) {
      return (
        <span data-text="" {...marks}>
          {text}
        </span>
      );
    }
    if (typeof link === 'function') {
      return (
        <button type="button" onClick={link} data-row-link="" data-text="" {...marks}>
          {text}
        </button>
      );
    }
    return (
      <Anchor href={link} data-row-link="" data-text="" {...marks}>
        {text}
      </Anchor>
    );
  }
  function detail(text: string | null | undefined, kind: 'id' | 'note' = 'note'): ReactNode {
    if (text == null || text === '') return null;
    return (
      <span data-detail={kind} {...(kind === 'note' && { 'data-text': '' })}>
        {text}
      </span>
    );
  }
  const missing = <Missing label={texts.missing} />;

  switch (column.kind) {
    case 'text': {
      const text = column.value(row);
      const rest = detail(column.detail?.(row), column.detailKind);
      const look = { 'data-look': column.look, 'data-tone': column.tone?.(row) };
      const value = text == null || text === '' ? undefined : words(text, look);
      if (!column.below)
        return (
          <>
            {value ?? (rest ? undefined : missing)}
            {rest}
          </>
        );
      return (
        <span data-part="lines">
          <span>{value ?? missing}</span>
          <span>
            {rest}
            {detail(column.below(row))}
          </span>
        </span>
      );
    }
    case 'date': {
      const value = column.value(row);
      if (value == null) return missing;
      return (
        <>
          {words(formats.date(value))}
          {detail(column.detail?.(row))}
        </>
      );
    }
    case 'number':
    case 'money': {
      const text = cellText(column, row, formats);
      if (text === '') return missing;
      return words(text, { 'data-tone': column.kind === 'number' ? column.tone?.(row) : undefined });
    }
    case 'badge': {
      const badge = column.value(row);
      if (badge == null) return missing;
      if (badge.description === undefined) return <Badge tone={badge.tone}>{badge.label}</Badge>;
      return (
        <Tooltip content={badge.description}>
          <Badge tone={badge.tone} tabIndex={0} role="note">
            {badge.label}
          </Badge>
        </Tooltip>
      );
    }
    case 'pills':
    case 'pillsWithTooltip': {
      const pills = column.value(row);
      if (pills == null || pills.length === 0) return missing;
      const items = pills.map((pill) =>
        typeof pill === 'string'
          ? { id: pill, label: pill }
          : { id: pill.label, label: pill.label, tooltip: pill.tooltip },
      );
      return <PillList label={`${column.header}, ${rowName}`} items={items} max={2} />;
    }
    case 'link': {
      const target = column.value(row);
      if (target == null) return missing;
      if (target.href === undefined) return <span data-text="">{target.label}</span>;
      return (
        <Anchor href={target.href} data-text="">
          {target.label}
        </Anchor>
      );
    }
    case 'email': {
      const address = column.value(row);
      if (address == null || address === '') return missing;
      return (
        <a href={`mailto:${address}`} data-text="">
          {address}
        </a>
      );
    }
    case 'progress': {
      const progress = column.value(row);
      if (progress == null) return missing;
      return (
        <>
          <Suspense fallback={<div data-part="bar-to-come" aria-busy />}>
            <ProgressCell
              label={`${column.header}, ${rowName}`}
              value={progress.value}
              max={progress.max}
              isLive={progress.isLive ?? false}
            />
          </Suspense>
          {detail(progress.label ?? percentage(progress.value, progress.max))}
        </>
      );
    }
    case 'avatarName': {
      const person = column.value(row);
      if (person == null) return missing;
      return (
        <>
          <Avatar name={person.name} imageUrl={person.imageUrl} size="small" aria-hidden />
          {words(person.name)}
          {detail(person.detail)}
        </>
      );
    }
    case 'actions':
      return <RowActions actions={column.value(row)} rowName={rowName} />;
    case 'custom':
      return column.render(row);
  }
}
