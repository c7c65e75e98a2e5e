import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';
import type { RowActions } from '../../../components/useRowActions.ts';
import { decisionActions, type DecisionHandlers } from '../decide/decisionActions.ts';
import { ImageSize } from './ImageSize.tsx';
import { sizeWords } from './imageSizeWords.ts';
import { LinkName } from './LinkName.tsx';
import { LinkResult, resultName } from './LinkResult.tsx';
import { decisionOf, endsElsewhere, isBroken, nameOf, wayOf, type LinkRow } from './linkWords.ts';

export interface LinkHandlers extends DecisionHandlers<LinkRow> {
  onEdit: (link: LinkRow) => void;
  rowActions: RowActions;
  /** The check that the answers belong to. */
  check: V1Schemas['CreativeCheck'] | null;
}

function positionColumn(priority: number): TableColumn<LinkRow> {
  return {
    id: 'position',
    header: '#',
    kind: 'number',
    isSortable: true,
    priority,
    width: 40,
    value: (row) => row.position,
  };
}

/** The words over the whole address. */
function nameColumn(header: string, min: number, name: (row: LinkRow) => string): TableColumn<LinkRow> {
  return {
    id: 'text',
    header,
    kind: 'custom',
    namesRow: true,
    width: { min, grow: 2 },
    value: name,
    render: (row) => <LinkName link={row} name={name(row)} />,
  };
}

function resultColumn(check: LinkHandlers['check'], min: number): TableColumn<LinkRow> {
  return {
    id: 'result',
    header: 'Result',
    kind: 'custom',
    isSortable: true,
    priority: 1,
    width: { min, grow: 1 },
    value: resultName,
    render: (row) => <LinkResult link={row} check={check} />,
  };
}

function decisionColumn(): TableColumn<LinkRow> {
  return {
    id: 'decision',
    header: 'Decision',
    kind: 'text',
    look: 'quiet',
    priority: 5,
    width: { min: 96, grow: 0 },
    value: decisionOf,
  };
}

function actionsColumn({ onEdit, rowActions, ...handlers }: LinkHandlers, width: number): TableColumn<LinkRow> {
  return {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    width,
    priority: 1,
    value: (row) =>
      rowActions(row, [
        {
          id: 'correct',
          act: 'correct',
          label: 'Edit URL',
          isInline: isBroken(row) && row.kind !== 'image',
          onAction: () => onEdit(row),
        },
        ...decisionActions(row, handlers),
      ]),
  };
}

export function linkColumns(handlers: LinkHandlers): readonly TableColumn<LinkRow>[] {
  return [
    positionColumn(1),
    nameColumn('Link', 170, nameOf),
    {
      id: 'ends_at',
      header: 'Ends at',
      kind: 'text',
      look: 'quiet',
      priority: 3,
      width: { min: 104, grow: 1 },
      value: endsElsewhere,
    },
    {
      id: 'way',
      header: 'On the way',
      kind: 'text',
      look: 'quiet',
      priority: 4,
      width: { min: 150, grow: 1 },
      value: wayOf,
    },
    resultColumn(handlers.check, 216),
    decisionColumn(),
    actionsColumn(handlers, 124),
  ];
}

export function imageColumns(
  handlers: LinkHandlers,
  { bytes, number }: Record<'bytes' | 'number', (value: number) => string>,
): readonly TableColumn<LinkRow>[] {
  return [
    // The preview numbers links only, so a narrow table can do without.
    positionColumn(3),
    nameColumn('Image', 142, (row) => row.text || 'No alt text'),
    {
      id: 'weight',
      header: 'Weight',
      kind: 'text',
      priority: 1,
      width: { min: 76, grow: 0 },
      value: (row) => (row.bytes === null ? null : bytes(row.bytes)),
    },
    {
      id: 'size',
      header: 'Size',
      hint: 'Pixels of the file, and those at which the mail shows it',
      kind: 'custom',
      priority: 1,
      width: { min: 176, grow: 1 },
      value: (row) => sizeWords(row.image_size, number),
      render: (row) => <ImageSize image={row} />,
    },
    resultColumn(handlers.check, 160),
    decisionColumn(),
    actionsColumn(handlers, 56),
  ];
}
