import { Select } from '../../../components/Select/Select.tsx';

export const Good = () => (
  <Select
    label="Country"
    value="pt"
    onChange={() => undefined}
    options={[
      { value: 'pt', label: 'Portugal', description: 'EU' },
      { value: 'br', label: 'Brazil' },
    ]}
  />
);

export const Bad = () => (
  <Select
    label="Track opens"
    value="y"
    onChange={() => undefined}
    options={[
      { value: 'y', label: 'Yes' },
      { value: 'n', label: 'No' },
    ]}
  />
);
