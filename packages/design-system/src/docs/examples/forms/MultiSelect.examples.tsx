import { MultiSelect } from '../../../components/MultiSelect/MultiSelect.tsx';

export function Good() {
  return (
    <MultiSelect
      label="Verticals"
      hint="Up to 3."
      limit={3}
      value={['r']}
      onValueChange={() => undefined}
      options={[
        { value: 'r', label: 'Retail' },
        { value: 't', label: 'Travel' },
        { value: 'f', label: 'Finance' },
      ]}
    />
  );
}

export function Bad() {
  return (
    <MultiSelect
      label="Yes or no"
      value={['y']}
      onValueChange={() => undefined}
      options={[
        { value: 'y', label: 'Yes' },
        { value: 'n', label: 'No' },
      ]}
    />
  );
}

/** With all parts, for their picture. */
export function Anatomy() {
  return (
    <MultiSelect
      label="Verticals"
      value={['Retail', 'Travel', 'Finance', 'Health']}
      onValueChange={() => undefined}
      options={['Retail', 'Travel', 'Finance', 'Health'].map((label) => ({ value: label, label }))}
    />
  );
}
