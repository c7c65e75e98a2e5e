'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../Button/Button.tsx';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import { EllipsisIcon } from '../Icon/EllipsisIcon.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { MenuItem } from './menuItem.ts';
import { useMenu } from './useMenu.tsx';

export interface MenuProps<Id extends string = string> extends Omit<ComponentProps<'button'>, 'disabled' | 'children'> {
  /** What the button says; with `isIconOnly` its name. */
  label: string;
  /** What can be done, in the order in which it is shown. */
  items: readonly MenuItem<Id>[];
  /** Called with the id of what was chosen, after the item's own `onAction`. */
  onAction?: ((id: Id) => void) | undefined;
  /** The button's; 'secondary' unless given. */
  variant?: ButtonVariant | undefined;
  /** The button's; 'medium' unless given. */
  size?: ButtonSize | undefined;
  /** Before the label; with `isIconOnly` in its place. */
  icon?: ReactNode;
  /** Shows the icon alone, for the actions of a row. False unless given. */
  isIconOnly?: boolean | undefined;
}

/** A button that opens a list of actions. */
export function Menu<Id extends string = string>({
  label,
  items,
  onAction,
  variant = 'secondary',
  size = 'medium',
  icon,
  isIconOnly,
  ref,
  ...rest
}: MenuProps<Id>) {
  const { anchor, triggerProps, popup } = useMenu({ label, items, onAction });
  const root = useMergedRef(anchor, ref);
  const props = { variant, size, ref: root, ...rest, ...triggerProps };
  return (
    <>
      {isIconOnly ? (
        <IconButton label={label} icon={icon ?? <EllipsisIcon />} {...props} />
      ) : (
        <Button icon={icon} {...props}>
          {label}
          <ChevronDownIcon size={14} />
        </Button>
      )}
      {popup}
    </>
  );
}
