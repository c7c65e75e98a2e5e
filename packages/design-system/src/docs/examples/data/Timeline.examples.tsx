import { Timeline } from '../../../components/Timeline/Timeline.tsx';

export function Good() {
  return (
    <Timeline
      items={[
        {
          id: '1',
          at: '2026-11-21T14:58:00Z',
          title: 'Count accepted',
          detail: 'R. Almeida: 231,870 instead of 250,000',
          tone: 'success',
        },
      ]}
    />
  );
}

export function Bad() {
  return (
    <Timeline
      items={[
        { id: '1', at: '2026-11-21T14:58:00Z', title: 'Record updated' },
        { id: '2', at: '2026-11-21T14:57:00Z', title: 'Record updated' },
      ]}
    />
  );
}
