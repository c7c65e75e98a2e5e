'use client';
import { Fragment, useRef, type ComponentProps } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useTexts } from '../../provider/useTexts.ts';
import { CheckIcon } from '../Icon/CheckIcon.ts';
import { Root } from './CheckMatrix.styles.ts';
import type { MatrixChange, MatrixColumn, MatrixRow } from './matrix.ts';
import { MatrixBox } from './MatrixBox.tsx';
import { MatrixGroup } from './MatrixGroup.tsx';
import { useMatrixKeys } from './useMatrixKeys.ts';
import { withBreaks } from './withBreaks.tsx';

export interface CheckMatrixProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Names the matrix for screen readers: 'Permissions by group'. */
  label: string;
  /** The heading above the rows' names: 'Permission'. */
  rowsLabel: string;
  /** In display order; the rows of a group must follow each other. */
  rows: readonly MatrixRow[];
  /** In display order. */
  columns: readonly MatrixColumn[];
  /** Whether the box of a row and a column is ticked. */
  isChecked: (rowId: string, columnId: string) => boolean;
  /** Called with a box and its new state. Default: the matrix is read-only. */
  onValueChange?: ((rowId: string, columnId: string, isOn: boolean) => void) | undefined;
  /** Adds a box per group and column that ticks or clears all boxes that can be changed. */
  onValuesChange?: ((changes: MatrixChange[]) => void) | undefined;
  /** Why a box can't be changed, as a sentence; undefined when it can. */
  disabledReason?: ((rowId: string, columnId: string) => string | undefined) | undefined;
}

/** A many-to-many choice, such as permissions by group. The matrix is one tab stop; arrow keys move from box to box. */
export function CheckMatrix(props: CheckMatrixProps) {
  const { label, rowsLabel, rows, columns, isChecked, onValueChange, onValuesChange, disabledReason, ref, ...rest } =
    props;
  const texts = useTexts();
  const own = useRef<HTMLDivElement>(null);
  const root = useMergedRef(own, ref);
  const isEditable = onValueChange !== undefined;
  const keys = useMatrixKeys(own, isEditable, rows);
  return (
    // A read-only matrix has no box to focus, so the region takes the focus to be scrolled by keyboard.
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
                  onValuesChange={isEditable ? onValuesChange : undefined}
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
                      {onValueChange === undefined ? (
                        <span role="img" aria-label={isOn ? texts.yes : texts.no} data-on={isOn || undefined}>
                          {isOn ? <CheckIcon /> : '–'}
                        </span>
                      ) : (
                        <MatrixBox
                          label={`${row.label}, ${column.label}`}
                          isOn={isOn}
                          reason={disabledReason?.(row.id, column.id)}
                          onValueChange={(next) => onValueChange(row.id, column.id, next)}
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
