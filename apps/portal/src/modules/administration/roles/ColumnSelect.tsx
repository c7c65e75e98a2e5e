import { Select, type CheckMatrixProps } from '@mailroom/design-system';

interface Props {
  columns: CheckMatrixProps['columns'];
  /** A column's id. */
  value: string | null;
  onValueChange: (id: string | null) => void;
}

/** Chooses the role that a phone shows. Other screens don't load it. */
export function ColumnSelect({ columns, ...props }: Props) {
  return (
    <Select label="Role" isLabelHidden options={columns.map(({ id, label }) => ({ value: id, label }))} {...props} />
  );
}
