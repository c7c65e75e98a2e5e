import { RowList } from '../../../components/RowList/RowList.tsx';

export function Good() {
  return (
    <RowList
      label="Waiting"
      items={[{ id: '1', href: '#', title: 'Members’ evening', detail: '18,130 recipients short', end: 'in 21 h' }]}
    />
  );
}

export function Bad() {
  return (
    <RowList
      label="Things"
      items={[
        { id: '1', href: '#', title: '1204' },
        { id: '2', href: '#', title: '1205' },
      ]}
    />
  );
}
