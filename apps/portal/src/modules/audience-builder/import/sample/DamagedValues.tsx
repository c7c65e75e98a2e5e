import type { V1Schemas } from '@mailroom/api-client';
import { Card, Checkbox, Stack, Text } from '@mailroom/design-system';
import { damageKinds } from '@mailroom/domain/encodings/damage';
import { useFormats } from '../../../../shared/useFormats.ts';
import type { MendedKind } from '../importDraft.ts';

type Damage = V1Schemas['Damage'];

interface DamagedValuesProps {
  damage: readonly Damage[];
  headingOf: (column: number) => string;
  /** The kinds that the import mends. */
  mends: readonly MendedKind[];
  onMendsChange: (mends: readonly MendedKind[]) => void;
}

function exampleOf({ example, meant, line }: Damage): string {
  if (meant === null) return `“${example}” on line ${line}`;
  return meant === '' ? `“${example}” becomes empty` : `“${example}” becomes “${meant}”`;
}

/** Values that other programs or a slip damaged, by kind. The import mends a kind only when the user says so. */
export function DamagedValues({ damage, headingOf, mends, onMendsChange }: DamagedValuesProps) {
  const { count } = useFormats();
  const shown = damageKinds.flatMap((kind) => {
    const found = damage.filter((each) => each.kind === kind.code);
    return found.length === 0 ? [] : [{ ...kind, found, rows: found.reduce((sum, { rows }) => sum + rows, 0) }];
  });
  const total = shown.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <Card title="Damaged values" note={`${count(total, 'value')} came here damaged`}>
      <Stack gap={16}>
        {shown.map(({ code, label, rows, found }) => {
          const columns = found.map(({ column }) => headingOf(column)).join(', ');
          const [first] = found;
          const example = first ? exampleOf(first) : '';
          return code === 'rounded' ? (
            <Text key={code}>
              {label}: {count(rows, 'value')} in {columns}, such as {example}. The digits are lost: ask for a file in
              which this column is text.
            </Text>
          ) : (
            <Checkbox
              key={code}
              label={`Mend ${label.toLowerCase()}: ${count(rows, 'value')} in ${columns}`}
              hint={example}
              value={mends.includes(code)}
              onValueChange={(isOn) => onMendsChange(isOn ? [...mends, code] : mends.filter((each) => each !== code))}
            />
          );
        })}
      </Stack>
    </Card>
  );
}
