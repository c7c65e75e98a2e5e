import { LineChart } from '../../../components/LineChart/LineChart.tsx';

export function Good() {
  return (
    <LineChart
      title="Opens a day"
      xLabel="Day"
      series={[
        {
          id: 'o',
          label: 'Opens',
          points: [
            ['2026-11-18', 420],
            ['2026-11-19', 980],
            ['2026-11-20', 640],
          ].map(([x, y]) => ({ x: String(x), y: Number(y) })),
        },
      ]}
    />
  );
}

export function Bad() {
  return (
    <LineChart
      title="Data"
      xLabel="x"
      series={[
        {
          id: 'o',
          label: 'y',
          points: [
            { x: '2026-11-18', y: 1 },
            { x: '2026-11-19', y: 1 },
          ],
        },
      ]}
    />
  );
}
