'use client';
import type { ComponentProps } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { Select } from '../Select/Select.tsx';
import { Root } from './MappingTable.styles.ts';

export interface MappingColumn {
  id: string;
  /** As the file names it. */
  header: string;
  /** The first values, so that a wrong guess is seen. */
  samples: readonly string[];
}

export interface MappingField {
  id: string;
  label: string;
  isRequired?: boolean | undefined;
  /** Several columns may become it, each under a name of its own. */
  isRepeatable?: boolean | undefined;
  hint?: string | undefined;
}

/** Field by column; null is a column that isn't used. */
export type Mapping = Readonly<Record<string, string | null>>;

interface MappingTableOwnProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  label: string;
  /** Of the file, in its order. */
  columns: readonly MappingColumn[];
  /** What the columns can become. */
  fields: readonly MappingField[];
  value: Mapping;
  onChange: (value: Mapping) => void;
  /** What is wrong with a column's choice, by column. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** Default 'Not used'. */
  ignoreLabel?: string | undefined;
}
export type MappingTableProps = MappingTableOwnProps & Disableable;

const IGNORE = '';

/** Which column of a file becomes which field. A field that one column has can't be given to another, unless it is repeatable. */
export function MappingTable(props: MappingTableProps) {
  const { label, columns, fields, value, onChange, errors, ignoreLabel, disabled, reason, ...rest } = props;
  const texts = useTexts();
  const taken = new Map(Object.entries(value).map(([column, field]) => [field, column]));
  const missing = fields.filter((field) => field.isRequired && !taken.has(field.id));
  return (
    <Root {...rest}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{texts.columnInFile}</th>
            <th scope="col">{texts.samples}</th>
            <th scope="col">{texts.becomes}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column.id} data-unused={value[column.id] == null ? '' : undefined}>
              <th scope="row">{column.header}</th>
              <td data-part="samples">
                {column.samples.map((sample, index) => (
                  <span key={index}>{sample === '' ? '—' : sample}</span>
                ))}
              </td>
              <td>
                <Select
                  label={texts.fieldFor(column.header)}
                  isLabelHidden
                  value={value[column.id] ?? IGNORE}
                  onChange={(field) => onChange({ ...value, [column.id]: field === IGNORE ? null : field })}
                  error={errors?.[column.id]}
                  disabled={disabled ?? false}
                  reason={reason ?? ''}
                  options={[
                    { value: IGNORE, label: ignoreLabel ?? texts.notUsed },
                    ...fields.map((field) => {
                      const owner = taken.get(field.id);
                      const isTaken = !field.isRepeatable && owner !== undefined && owner !== column.id;
                      const ownerName = columns.find((other) => other.id === owner)?.header ?? '';
                      return {
                        value: field.id,
                        label: field.label,
                        description: field.hint,
                        disabledReason: isTaken ? texts.fieldTaken(ownerName) : undefined,
                      };
                    }),
                  ]}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" data-missing={missing.length > 0 ? '' : undefined}>
        {missing.length > 0
          ? texts.fieldsMissing(missing.map((field) => field.label).join(', '))
          : texts.fieldsComplete}
      </p>
    </Root>
  );
}
