import { PillList } from '../../../components/PillList/PillList.tsx';

export const Good = () => (
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

export const Bad = () => (
  <PillList
    label="Verticals"
    max={9}
    items={['Retail', 'Travel', 'Finance', 'Health', 'Insurance', 'Energy', 'Education'].map((label) => ({
      id: label,
      label,
    }))}
  />
);

/** With all parts, for their picture. */
export const Anatomy = () => (
  <PillList
    label="Verticals"
    max={2}
    items={['Retail', 'Travel', 'Finance', 'Health'].map((label) => ({ id: label, label }))}
  />
);
