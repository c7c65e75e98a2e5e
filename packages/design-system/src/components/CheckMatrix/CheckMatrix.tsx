'use client';
import { Fragment, useRef, type ComponentProps } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useTexts } from '../../provider/useTexts.ts';
import { CheckIcon } from '../Icon/CheckIcon.ts';
import { Root } from './CheckMatrix.styles.ts';
import { MatrixBox } from './MatrixBox.tsx';
import { MatrixGroup } from './MatrixGroup.tsx';
import { useMatrixKeys } from './useMatrixKeys.ts';
import { withBreaks } from './withBreaks.tsx';

export interface MatrixRow {
  id: string;
  label: string;
  /** Stands small under the label. */
  hint?: string | undefined;
  /** Rows of one group stand under its heading; keep them together. */
  group?: string | undefined;
}

export interface MatrixColumn {
  id: string;
  label: string;
}

export interface MatrixChange {
  rowId: string;
  columnId: string;
  isOn: boolean;
}

export interface CheckMatrixProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** What the matrix says, for screen readers: 'Permissions by group'. */
  label: string;
  /** What the rows are, above them: 'Permission'. */
  rowsLabel: string;
  /** In order, those of one group together. */
  rows: readonly MatrixRow[];
  /** In order. */
  columns: readonly MatrixColumn[];
  /** Whether the box of a row and a column is ticked. */
  isChecked: (rowId: string, columnId: string) => boolean;
  /** Absent: the matrix is only read. */
  onChange?: ((rowId: string, columnId: string, isOn: boolean) => void) | undefined;
  /** With it each group has a box per column, which turns on or off all that can be changed. */
  onChangeMany?: ((changes: MatrixChange[]) => void) | undefined;
  /** Why one of the boxes can't be changed. */
  disabledReason?: ((rowId: string, columnId: string) => string | undefined) | undefined;
}

/** Many to many: which of these has which of those. One stop of the tab key; arrows walk from box to box. */
export function CheckMatrix(props: CheckMatrixProps) {
  const { label, rowsLabel, rows, columns, isChecked, onChange, onChangeMany, disabledReason, ref, ...rest } = props;
  const texts = useTexts();
  const own = useRef<HTMLDivElement>(null);
  const root = useMergedRef(own, ref);
  const isEditable = onChange !== undefined;
  const keys = useMatrixKeys(own, isEditable, rows);
  return (
    // What is only read has no box to reach: the region itself takes the focus, to be scrolled.
    <Root {...rest} {...keys} ref={root} role="region" aria-label={label} tabIndex={isEditable ? undefined : 0}>
      <table aria-label={label} role={isEditable ? 'grid' : undefined}>
        <thead>
          <tr>
            <th scope="col">{rowsLabel}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={row.id}>
              {row.group !== undefined && row.group !== rows[index - 1]?.group && (
                <MatrixGroup
                  name={row.group}
                  rows={rows.filter((other) => other.group === row.group)}
                  columns={columns}
                  isChecked={isChecked}
                  disabledReason={disabledReason}
                  onChangeMany={isEditable ? onChangeMany : undefined}
                />
              )}
              <tr>
                <th scope="row">
                  {withBreaks(row.label)}
                  {row.hint !== undefined && <small>{row.hint}</small>}
                </th>
                {columns.map((column) => {
                  const isOn = isChecked(row.id, column.id);
                  return (
                    <td key={column.id}>
                      {onChange === undefined ? (
                        <span role="img" aria-label={isOn ? texts.yes : texts.no} data-on={isOn || undefined}>
                          {isOn ? <CheckIcon /> : '–'}
                        </span>
                      ) : (
                        <MatrixBox
                          label={`${row.label}, ${column.label}`}
                          isOn={isOn}
                          reason={disabledReason?.(row.id, column.id)}
                          onChange={(next) => onChange(row.id, column.id, next)}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
