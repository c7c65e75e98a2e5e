import { useDisabled } from '../Tooltip/useDisabled.tsx';

interface MatrixBoxProps {
  label: string;
  isOn: boolean;
  /** Some of those that it stands for are on. */
  isMixed?: boolean;
  reason: string | undefined;
  onChange: (isOn: boolean) => void;
}

/** One box of the matrix: a plain input, since hundreds of them stand on one screen. */
export function MatrixBox({ label, isOn, isMixed = false, reason, onChange }: MatrixBoxProps) {
  const { isDisabled, controlProps, hint } = useDisabled({ disabled: reason !== undefined, reason: reason ?? '' });
  return (
    <label>
      <input
        ref={(box) => {
          // The browser has no attribute for it.
          if (box) box.indeterminate = isMixed;
        }}
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
