'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { Button, type ButtonSize, type ButtonVariant } from '../Button/Button.tsx';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import { EllipsisIcon } from '../Icon/EllipsisIcon.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Placement } from '../Overlay/placement.ts';
import type { MenuItem } from './menuItem.ts';
import { useMenu, type MenuTriggerProps } from './useMenu.tsx';

export interface MenuProps<Id extends string = string> extends Omit<ComponentProps<'button'>, 'disabled' | 'children'> {
  /** The text of the button. With `isIconOnly`, its name. */
  label: string;
  /** The actions, in the order they are shown. */
  items: readonly MenuItem<Id>[];
  /** Called with the id of the chosen item, after the item's own `onAction`. */
  onAction?: ((id: Id) => void) | undefined;
  /** Variant of the button. Default 'secondary'. */
  variant?: ButtonVariant | undefined;
  /** Size of the button. Default 'medium'. */
  size?: ButtonSize | undefined;
  /** Shown before the label. With `isIconOnly`, shown instead of it. */
  icon?: ReactNode;
  /** Shows only the icon, for the actions of a row. Default false. */
  isIconOnly?: boolean | undefined;
  /** Where the list opens, when there is room. Default 'bottom start'. */
  placement?: Placement | undefined;
  /** Draws a button of your own: spread the props on a `button` that has a name. `label` names the list then. */
  renderTrigger?: ((props: MenuTriggerProps) => ReactNode) | undefined;
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
  placement,
  renderTrigger,
  ref,
  ...rest
}: MenuProps<Id>) {
  const { anchor, triggerProps, popup } = useMenu({ label, items, onAction, placement });
  const root = useMergedRef(anchor, ref);
  const own = { ref: root, ...rest, ...triggerProps };
  const props = { variant, size, ...own };
  return (
    <>
      {renderTrigger ? (
        renderTrigger(own)
      ) : isIconOnly ? (
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
