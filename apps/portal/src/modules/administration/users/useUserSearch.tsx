import { Menu } from '@mailroom/design-system';
import { searchKeys } from '@mailroom/domain/constants';
import type { ReactNode } from 'react';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';

const FIELDS = [
  { value: 'first_name', label: 'First name' },
  { value: 'name', label: 'Name' },
  { value: 'email', label: 'Email' },
] as const;

type Field = (typeof FIELDS)[number]['value'];

interface UserSearch {
  readonly field: Field;
  /** The table's search label. */
  readonly label: string;
  /** The menu of fields, for the table's toolbar. */
  readonly choice: ReactNode;
}

/** The field in which a table of users is searched: the first name unless the URL names another. */
export function useUserSearch(): UserSearch {
  const [text, setText] = useUrlText('in', searchKeys.users);
  const { value: field, label } = FIELDS.find(({ value }) => value === text) ?? FIELDS[0];
  return {
    field,
    label: `Search by ${label.toLowerCase()}`,
    choice: (
      <Menu
        label={`Search in: ${label}`}
        items={FIELDS.map((item) => ({ id: item.value, label: item.label, isCurrent: item.value === field }))}
        onAction={setText}
      />
    ),
  };
}
