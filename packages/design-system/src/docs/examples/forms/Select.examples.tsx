import { Select } from '../../../components/Select/Select.tsx';

export function Good() {
  return (
    <Select
      label="Country"
      value="pt"
      onValueChange={() => undefined}
      options={[
        { value: 'pt', label: 'Portugal', description: 'EU' },
        { value: 'br', label: 'Brazil' },
      ]}
    />
  );
}

export function Bad() {
  return (
    <Select
      label="Track opens"
      value="y"
      onValueChange={() => undefined}
      options={[
        { value: 'y', label: 'Yes' },
        { value: 'n', label: 'No' },
      ]}
    />
  );
}
