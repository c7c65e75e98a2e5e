import { BarChart } from '../../../components/BarChart/BarChart.tsx';

export function Good() {
  return (
    <BarChart
      title="Opens by hour"
      labels={{ bar: 'Hour', value: 'Opens' }}
      bars={[
        { id: '8', label: '8', value: 120 },
        { id: '9', label: '9', value: 310 },
        { id: '10', label: '10', value: 180 },
      ]}
    />
  );
}

export function Bad() {
  return (
    <BarChart title="Opens" labels={{ bar: 'All', value: 'Opens' }} bars={[{ id: 'a', label: 'All', value: 610 }]} />
  );
}
