import { RowList } from '../../../components/RowList/RowList.tsx';

export const Good = () => (
  <RowList
    label="Waiting"
    items={[{ id: '1', href: '#', title: 'Members’ evening', detail: '18,130 recipients short', end: 'in 21 h' }]}
  />
);

export const Bad = () => (
  <RowList
    label="Things"
    items={[
      { id: '1', href: '#', title: '1204' },
      { id: '2', href: '#', title: '1205' },
    ]}
  />
);
