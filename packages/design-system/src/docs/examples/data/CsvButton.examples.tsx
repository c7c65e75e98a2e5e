import { CsvButton } from '../../../components/CsvButton/CsvButton.tsx';

export function Good() {
  return (
    <CsvButton label="Download rejected rows" fileName="rejected-rows.csv" rows={() => [['e-mail'], ['ann@example']]} />
  );
}

export function Bad() {
  return <CsvButton label="Export" fileName="export.csv" rows={() => [['a'], ['b']]} />;
}
