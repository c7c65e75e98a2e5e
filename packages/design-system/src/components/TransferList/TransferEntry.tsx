import type { KeyboardEvent, ReactNode } from 'react';
import { useDisabled } from '../Tooltip/useDisabled.tsx';
import type { TransferOption } from './transferOption.ts';

interface TransferEntryProps {
  option: TransferOption<string | number>;
  verb: string;
  icon: ReactNode;
  /** True for the one entry of its list that is a tab stop. */
  isStop: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onMove: () => void;
}

/** One entry: a button that moves it to the other side. */
export function TransferEntry({ option, verb, icon, isStop, onFocus, onKeyDown, onMove }: TransferEntryProps) {
  const { label, description, disabled = false, reason = '' } = option;
  const { isDisabled, controlProps, hint } = useDisabled({ disabled, reason });
  return (
    <li>
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        {...controlProps}
        // Uses capture, because the tooltip with the reason handles onFocus.
        onFocusCapture={onFocus}
        onKeyDownCapture={onKeyDown}
        onClick={isDisabled ? undefined : onMove}
      >
        <span>
          <span data-part="verb">{verb} </span>
          {label}
          {description !== undefined && <small>{description}</small>}
        </span>
        {icon}
      </button>
      {hint}
    </li>
  );
}
