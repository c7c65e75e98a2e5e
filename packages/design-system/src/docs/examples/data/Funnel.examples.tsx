import { Funnel } from '../../../components/Funnel/Funnel.tsx';

export function Good() {
  return (
    <Funnel
      steps={[
        { id: 'a', label: 'Uploaded', value: 60000, kind: 'total' },
        { id: 'b', label: 'Suppressed', value: 912, kind: 'loss' },
        { id: 'c', label: 'Deliverable', value: 59088, kind: 'result' },
      ]}
    />
  );
}

export function Bad() {
  return (
    <Funnel
      steps={[
        { id: 'a', label: 'In', value: 60000, kind: 'total' },
        { id: 'b', label: 'Other', value: 30000, kind: 'loss' },
        { id: 'c', label: 'Out', value: 30000, kind: 'result' },
      ]}
    />
  );
}
