import { useDisabled } from '../Tooltip/useDisabled.tsx';

interface MatrixBoxProps {
  label: string;
  isOn: boolean;
  reason: string | undefined;
  onChange: (isOn: boolean) => void;
}

/** One box of the matrix: a plain input, since hundreds of them stand on one screen. */
export function MatrixBox({ label, isOn, reason, onChange }: MatrixBoxProps) {
  const { isDisabled, controlProps, hint } = useDisabled({ disabled: reason !== undefined, reason: reason ?? '' });
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        aria-label={label}
        {...controlProps}
        onChange={(event) => {
          if (!isDisabled) onChange(event.currentTarget.checked);
        }}
      />
      {hint}
    </label>
  );
}
