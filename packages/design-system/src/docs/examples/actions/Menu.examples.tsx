import { Menu } from '../../../components/Menu/Menu.tsx';

export function Good() {
  return (
    <Menu
      label="Order"
      items={[
        { id: 'copy', label: 'Copy' },
        { id: 'csv', label: 'Download rows as CSV' },
        { id: 'remove', label: 'Remove', isDanger: true },
      ]}
    />
  );
}

export function Bad() {
  return <Menu label="More" items={[{ id: 'save', label: 'Save' }]} />;
}
