import { Calendar } from '../../../components/Calendar/Calendar.tsx';

const NOW = new Date('2026-11-18T15:00:00Z');

export function Good() {
  return (
    <Calendar
      label="Parcels"
      now={NOW}
      entries={[
        { id: '1', title: 'Northern round', start: '2026-11-18T13:00:00Z', tone: 'success', href: '#1' },
        { id: '2', title: 'Stocktaking', start: '2026-11-23', end: '2026-11-25', tone: 'secondary' },
      ]}
    />
  );
}

export function Bad() {
  return (
    <Calendar
      label="Parcels"
      now={NOW}
      entries={[{ id: '1', title: '8:00 AM Northern round (sent, 8:00)', start: '2026-11-18T13:00:00Z', href: '#1' }]}
    />
  );
}
