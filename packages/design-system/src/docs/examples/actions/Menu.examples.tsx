import { Menu } from '../../../components/Menu/Menu.tsx';

export const Good = () => (
  <Menu
    label="Order"
    items={[
      { id: 'copy', label: 'Copy' },
      { id: 'csv', label: 'Download rows as CSV' },
      { id: 'remove', label: 'Remove', isDanger: true },
    ]}
  />
);

export const Bad = () => <Menu label="More" items={[{ id: 'save', label: 'Save' }]} />;
