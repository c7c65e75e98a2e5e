'use client';
import { Fragment, type ComponentProps } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { CheckIcon } from '../Icon/CheckIcon.ts';
import { Root } from './CheckMatrix.styles.ts';
import { MatrixBox } from './MatrixBox.tsx';

export interface MatrixRow {
  id: string;
  label: string;
  hint?: string | undefined;
  /** Rows of one group stand under its heading; keep them together. */
  group?: string | undefined;
}

export interface MatrixColumn {
  id: string;
  label: string;
}

export interface CheckMatrixProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  label: string;
  /** What the rows are, above them: 'Permission'. */
  rowsLabel: string;
  rows: readonly MatrixRow[];
  columns: readonly MatrixColumn[];
  isChecked: (rowId: string, columnId: string) => boolean;
  /** Absent: the matrix is only read. */
  onChange?: ((rowId: string, columnId: string, isOn: boolean) => void) | undefined;
  /** Why one of the boxes can't be changed. */
  disabledReason?: ((rowId: string, columnId: string) => string | undefined) | undefined;
}

/** Many to many: which of these has which of those. */
export function CheckMatrix(props: CheckMatrixProps) {
  const { label, rowsLabel, rows, columns, isChecked, onChange, disabledReason, ...rest } = props;
  const texts = useTexts();
  return (
    <Root {...rest} role="region" aria-label={label} tabIndex={0}>
      <table aria-label={label}>
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
                <tr data-part="group">
                  <th scope="colgroup" colSpan={columns.length + 1}>
                    {row.group}
                  </th>
                </tr>
              )}
              <tr>
                <th scope="row">
                  {row.label}
                  {row.hint !== undefined && <small>{row.hint}</small>}
                </th>
                {columns.map((column) => {
                  const isOn = isChecked(row.id, column.id);
                  return (
                    <td key={column.id}>
                      {onChange === undefined ? (
                        <span role="img" aria-label={isOn ? texts.yes : texts.no}>
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
