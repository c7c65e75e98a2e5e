import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';

export function Good() {
  return (
    <RadioGroup
      label="When the count is short"
      name="short"
      value="wait"
      onValueChange={() => undefined}
      options={[
        { value: 'wait', label: 'Wait', hint: 'Somebody uploads more rows.' },
        { value: 'accept', label: 'Accept', hint: 'Fewer messages go out.' },
      ]}
    />
  );
}

export function Bad() {
  return (
    <RadioGroup
      label="Hour"
      name="hour"
      orientation="horizontal"
      value="8"
      onValueChange={() => undefined}
      options={['8', '9', '10', '11', '12', '13', '14', '15', '16', '17'].map((value) => ({ value, label: value }))}
    />
  );
}
