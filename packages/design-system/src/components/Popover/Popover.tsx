'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../Button/Button.tsx';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import { usePopover } from './usePopover.tsx';

export interface PopoverProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'title'> {
  /** What the button says. */
  label: ReactNode;
  /** The heading of what floats. */
  title: string;
  /** Leaves the heading to screen readers. False unless given. */
  isTitleHidden?: boolean | undefined;
  /** The button's; 'secondary' unless given. */
  variant?: ButtonVariant | undefined;
  /** The button's; 'medium' unless given. */
  size?: ButtonSize | undefined;
  /** What floats; as a function it gets what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a small panel beside it. */
export function Popover({ label, title, isTitleHidden = false, variant, size, children, ref, ...rest }: PopoverProps) {
  const { anchor, triggerProps, popup } = usePopover({ title, isTitleHidden, content: children });
  const root = useMergedRef(anchor, ref);
  return (
    <>
      <Button ref={root} variant={variant ?? 'secondary'} size={size ?? 'medium'} {...rest} {...triggerProps}>
        {label}
        <ChevronDownIcon size={14} />
      </Button>
      {popup}
    </>
  );
}
