import { Donut } from '../../../components/Donut/Donut.tsx';

export function Good() {
  return (
    <Donut
      title="Opens by device"
      labels={{ slice: 'Device', value: 'Opens' }}
      size={140}
      slices={[
        { id: 'm', label: 'Mobile', value: 6120 },
        { id: 'd', label: 'Desktop', value: 2900 },
        { id: 't', label: 'Tablet', value: 412 },
      ]}
    />
  );
}

export function Bad() {
  return (
    <Donut
      title="Opens by weekday"
      labels={{ slice: 'Day', value: 'Opens' }}
      size={140}
      slices={[
        { id: '1', label: 'Monday', value: 410 },
        { id: '2', label: 'Tuesday', value: 402 },
        { id: '3', label: 'Wednesday', value: 398 },
        { id: '4', label: 'Thursday', value: 405 },
      ]}
    />
  );
}
