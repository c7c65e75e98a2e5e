import type { KeyboardEvent, ReactNode } from 'react';
import { useDisabled } from '../Tooltip/useDisabled.tsx';
import type { TransferOption } from './TransferList.tsx';

interface TransferEntryProps {
  option: TransferOption<string | number>;
  verb: string;
  icon: ReactNode;
  /** The one of its list that the tab key reaches. */
  isStop: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onMove: () => void;
}

/** One entry, all of it a button that moves it to the other side. */
export function TransferEntry({ option, verb, icon, isStop, onFocus, onKeyDown, onMove }: TransferEntryProps) {
  const { label, description, disabled = false, reason = '' } = option;
  const { isDisabled, controlProps, hint } = useDisabled({ disabled, reason });
  return (
    <li>
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        {...controlProps}
        // Captured, since the reason's tooltip listens as well.
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
