'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../Button/Button.tsx';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import type { Placement } from '../Overlay/placement.ts';
import { usePopover } from './usePopover.tsx';

export interface PopoverProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'title'> {
  /** The text of the button. */
  label: ReactNode;
  /** The heading of the panel. */
  title: string;
  /** Shows the heading only to screen readers. Default false. */
  isTitleHidden?: boolean | undefined;
  /** Variant of the button. Default 'secondary'. */
  variant?: ButtonVariant | undefined;
  /** Size of the button. Default 'medium'. */
  size?: ButtonSize | undefined;
  /** Where the panel opens, when there is room. Default 'bottom start'. */
  placement?: Placement | undefined;
  /** The content of the panel, or a function that receives a callback to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a small panel next to it. */
export function Popover({
  label,
  title,
  isTitleHidden = false,
  variant,
  size,
  placement,
  children,
  ref,
  ...rest
}: PopoverProps) {
  const { anchor, triggerProps, popup } = usePopover({ title, isTitleHidden, content: children, placement });
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
