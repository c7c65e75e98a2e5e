'use client';
import { useState, type ComponentProps } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { columnsByField, type Mapping, type MappingColumn, type MappingField } from './mapping.ts';
import { MappingRow } from './MappingRow.tsx';
import { Root } from './MappingTable.styles.ts';

interface MappingTableOwnProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Names the table for screen readers: 'Columns of people.csv'. */
  label: string;
  /** The columns of the file, in its order. */
  columns: readonly MappingColumn[];
  /** The fields that columns can become. */
  fields: readonly MappingField[];
  /** The field of each column. */
  value: Mapping;
  /** Called with the whole mapping after each choice. */
  onValueChange: (value: Mapping) => void;
  /**
   * The proposed mapping that nobody has reviewed, for example from `guessMapping`: a column that still has its guess is
   * marked until the reader chooses.
   */
  guesses?: Mapping | undefined;
  /** Say what is wrong with a column's field, by column. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** The option for a column that isn't used. Default 'Not used'. */
  ignoreLabel?: string | undefined;
}
export type MappingTableProps = MappingTableOwnProps & Disableable;

const NO_GUESSES: Mapping = {};

/** Maps the columns of a file to fields. A field that one column has can't be given to another, unless it is repeatable. */
export function MappingTable(props: MappingTableProps) {
  const { label, columns, fields, value, onValueChange, errors, ignoreLabel, disabled, reason, ...own } = props;
  const { guesses = NO_GUESSES, ...rest } = own;
  const texts = useTexts();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const names = new Map(
    columns.map(({ id, header }, at) => {
      const isAlone = header !== '' && columns.filter((other) => other.header === header).length === 1;
      return [id, isAlone ? header : texts.columnNumbered(header, at + 1)];
    }),
  );
  const byField = columnsByField(columns, value);
  const missing = fields.filter((field) => field.isRequired && !byField.has(field.id)).map((field) => field.label);
  const twice = fields.filter((field) => !field.isRepeatable && (byField.get(field.id)?.length ?? 0) > 1);
  const used = columns.filter((column) => value[column.id] != null).length;
  return (
    <Root {...rest}>
      {/* Above the rows, because the last of forty columns is far down. */}
      <div role="status" data-part="state">
        <p data-wrong={missing.length > 0 ? '' : undefined}>
          {missing.length > 0 ? texts.fieldsMissing(missing.join(', ')) : texts.fieldsComplete}
        </p>
        {twice.map((field) => (
          <p key={field.id} data-wrong="">
            {texts.fieldTwice(field.label, (byField.get(field.id) ?? []).map(({ id }) => names.get(id)).join(', '))}
          </p>
        ))}
        <p>{texts.columnsUsed(used, columns.length)}</p>
      </div>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{texts.columnInFile}</th>
            <th scope="col">{texts.samples}</th>
            <th scope="col">{texts.becomes}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => {
            const field = value[column.id] ?? null;
            const others = new Map(
              [...byField].flatMap(([id, its]) => {
                const rivals = its.filter((one) => one.id !== column.id).map((one) => names.get(one.id) ?? '');
                return rivals.length > 0 ? [[id, rivals] as const] : [];
              }),
            );
            return (
              <MappingRow
                key={column.id}
                column={column}
                name={names.get(column.id) ?? column.header}
                field={field}
                fields={fields}
                others={others}
                isGuess={field !== null && guesses[column.id] === field && !chosen.has(column.id)}
                error={errors?.[column.id]}
                ignoreLabel={ignoreLabel ?? texts.notUsed}
                disableable={disabled ? { disabled, reason } : {}}
                onChange={(next) => {
                  setChosen(new Set(chosen).add(column.id));
                  onValueChange({ ...value, [column.id]: next });
                }}
              />
            );
          })}
        </tbody>
      </table>
    </Root>
  );
}
