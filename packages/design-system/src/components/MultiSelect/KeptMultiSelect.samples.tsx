import { useState } from 'react';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

/** An application in small: it keeps what was chosen. */
export function KeptMultiSelect(args: MultiSelectProps) {
  const [value, setValue] = useState(args.value);
  return (
    <MultiSelect
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange?.(next);
      }}
    />
  );
}
