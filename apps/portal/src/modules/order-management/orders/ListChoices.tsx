import { Button, Stack } from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';

interface ListChoicesProps<Id extends string> {
  /** Names the choices for screen readers. */
  label: string;
  /** The parts of the list, each with its number of rows once that is known. */
  items: readonly { readonly id: Id; readonly label: string; readonly count: number | undefined }[];
  value: Id;
  onChoose: (id: Id) => void;
}

/** Chooses a part of a list. Lighter than tabs, which would take a line of their own. */
export function ListChoices<Id extends string>({ label, items, value, onChoose }: ListChoicesProps<Id>) {
  const { number } = useFormats();
  return (
    <Stack direction="row" gap={4} role="group" aria-label={label}>
      {items.map(({ id, label: name, count }) => (
        <Button key={id} variant="quiet" aria-pressed={id === value} onClick={() => onChoose(id)}>
          {count === undefined ? name : `${name} ${number(count)}`}
        </Button>
      ))}
    </Stack>
  );
}
