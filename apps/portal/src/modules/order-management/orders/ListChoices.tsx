import { Button, Stack } from '@mailroom/design-system';
import type { ReactNode } from 'react';
import { useFormats } from '../../../shared/useFormats.ts';

interface ListChoicesProps<Id extends string> {
  /** Names the choices for screen readers. */
  label: string;
  /** The parts of the list, each with its number of rows once that is known. */
  items: readonly { readonly id: Id; readonly label: string; readonly count: number | undefined }[];
  value: Id;
  onChoose: (id: Id) => void;
  /** The way to the other list, at the end of the line. */
  views: ReactNode;
}

/** Chooses a part of a list above its table. Lighter than tabs, which this page has no room for. */
export function ListChoices<Id extends string>({ label, items, value, onChoose, views }: ListChoicesProps<Id>) {
  const { number } = useFormats();
  return (
    <Stack direction="row" gap={8} justify="between" isWrapping>
      <Stack direction="row" gap={4} isWrapping role="group" aria-label={label}>
        {items.map(({ id, label: name, count }) => (
          <Button key={id} variant="quiet" aria-pressed={id === value} onClick={() => onChoose(id)}>
            {count === undefined ? name : `${name} ${number(count)}`}
          </Button>
        ))}
      </Stack>
      <Stack direction="row" gap={8}>
        {views}
      </Stack>
    </Stack>
  );
}
