import { CsvButton } from '../../../components/CsvButton/CsvButton.tsx';

export const Good = () => (
  <CsvButton label="Download rejected rows" fileName="rejected-rows.csv" rows={() => [['e-mail'], ['ann@example']]} />
);

export const Bad = () => <CsvButton label="Export" fileName="export.csv" rows={() => [['a'], ['b']]} />;
