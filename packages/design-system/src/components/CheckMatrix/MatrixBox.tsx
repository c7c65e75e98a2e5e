import { useDisabled } from '../Tooltip/useDisabled.tsx';

interface MatrixBoxProps {
  label: string;
  isOn: boolean;
  /** Whether only some of the boxes that it covers are ticked. */
  isMixed?: boolean;
  reason: string | undefined;
  onValueChange: (isOn: boolean) => void;
}

/** A box of the matrix: a plain input, because a screen may have hundreds of them. */
export function MatrixBox({ label, isOn, isMixed = false, reason, onValueChange }: MatrixBoxProps) {
  const { isDisabled, controlProps, hint } = useDisabled({ disabled: reason !== undefined, reason: reason ?? '' });
  return (
    <label>
      <input
        ref={(box) => {
          // HTML has no attribute for it.
          if (box) box.indeterminate = isMixed;
        }}
        type="checkbox"
        checked={isOn}
        aria-label={label}
        {...controlProps}
        onChange={(event) => {
          if (!isDisabled) onValueChange(event.currentTarget.checked);
        }}
      />
      {hint}
    </label>
  );
}
