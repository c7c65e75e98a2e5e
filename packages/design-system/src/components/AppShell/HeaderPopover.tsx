'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import { usePopover } from '../Popover/usePopover.tsx';
import { HeaderButton } from './HeaderButton.tsx';

export interface HeaderPopoverProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'value'> {
  /** Names what the reader chooses here, such as 'Account'. */
  label: string;
  /** The current choice. */
  value: string;
  /** Called when it opens. */
  onOpen?: (() => void) | undefined;
  /** The content of the panel; a function receives a callback that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A panel on the bar, such as the account switcher with its search. */
export function HeaderPopover({ label, value, onOpen, children, ref, ...rest }: HeaderPopoverProps) {
  const { anchor, triggerProps, popup } = usePopover({ title: label, content: children, onOpen });
  const root = useMergedRef(anchor, ref);
  return (
    <>
      <HeaderButton ref={root} {...rest} {...triggerProps}>
        <span data-part="quiet">{label}</span>
        <span data-part="value">{value}</span>
        <ChevronDownIcon size={14} />
      </HeaderButton>
      {popup}
    </>
  );
}
