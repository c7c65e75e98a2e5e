import { PillList } from '../../../components/PillList/PillList.tsx';

export function Good() {
  return (
    <PillList
      label="Verticals"
      max={2}
      items={[
        { id: 'r', label: 'Retail' },
        { id: 't', label: 'Travel' },
        { id: 'f', label: 'Finance' },
      ]}
    />
  );
}

export function Bad() {
  return (
    <PillList
      label="Verticals"
      max={9}
      items={['Retail', 'Travel', 'Finance', 'Health', 'Insurance', 'Energy', 'Education'].map((label) => ({
        id: label,
        label,
      }))}
    />
  );
}

/** With all parts, for their picture. */
export function Anatomy() {
  return (
    <PillList
      label="Verticals"
      max={2}
      items={['Retail', 'Travel', 'Finance', 'Health'].map((label) => ({ id: label, label }))}
    />
  );
}
