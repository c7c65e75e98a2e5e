import { useTexts } from '../../provider/useTexts.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { Select } from '../Select/Select.tsx';
import type { MappingColumn, MappingField } from './mapping.ts';

interface MappingRowProps {
  column: MappingColumn;
  /** The column's unique name, because headings may repeat or be empty. */
  name: string;
  field: string | null;
  fields: readonly MappingField[];
  /** The names of the other columns, by the field that they were given. */
  others: ReadonlyMap<string, readonly string[]>;
  isGuess: boolean;
  error: string | undefined;
  ignoreLabel: string;
  disableable: Disableable;
  onChange: (field: string | null) => void;
}

const IGNORE = '';

/** A column of the file with its first values and the field that it becomes. */
export function MappingRow(props: MappingRowProps) {
  const { column, name, field, fields, others, isGuess, error, ignoreLabel, disableable, onChange } = props;
  const texts = useTexts();
  const own = fields.find(({ id }) => id === field);
  const twice = own && !own.isRepeatable ? others.get(own.id) : undefined;
  return (
    <tr data-unused={field === null ? '' : undefined}>
      <th scope="row">
        {name}
        {column.note && <span data-part="note">{column.note}</span>}
      </th>
      <td data-part="samples">
        {column.samples.map((sample, index) => (
          <span key={index}>{sample === '' ? '—' : sample}</span>
        ))}
      </td>
      <td>
        <Select
          label={texts.fieldFor(name)}
          isLabelHidden
          value={field ?? IGNORE}
          onValueChange={(next) => onChange(next === IGNORE ? null : next)}
          error={error ?? (twice && texts.fieldAlsoFor(twice.join(', ')))}
          hint={isGuess ? texts.fieldGuessed : undefined}
          {...disableable}
          options={[
            { value: IGNORE, label: ignoreLabel },
            ...fields.map(({ id, label, hint, isRepeatable }) => {
              const owners = isRepeatable || id === field ? undefined : others.get(id);
              return {
                value: id,
                label,
                description: hint,
                disabled: owners !== undefined,
                reason: owners ? texts.fieldTaken(owners.join(', ')) : '',
              };
            }),
          ]}
        />
      </td>
    </tr>
  );
}
