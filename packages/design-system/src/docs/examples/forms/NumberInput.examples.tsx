import { NumberInput } from '../../../components/NumberInput/NumberInput.tsx';

export function Good() {
  return (
    <NumberInput
      label="Sends a day"
      unit="messages"
      min={0}
      max={250000}
      step={1000}
      value={20000}
      onValueChange={() => undefined}
    />
  );
}

export function Bad() {
  return <NumberInput label="Limit" value={20000} onValueChange={() => undefined} />;
}
