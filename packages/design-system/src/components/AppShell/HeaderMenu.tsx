'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import type { MenuItem } from '../Menu/menuItem.ts';
import { useMenu, type MenuTriggerProps } from '../Menu/useMenu.tsx';
import { HeaderButton } from './HeaderButton.tsx';

export interface HeaderMenuProps<Id extends string = string> extends Omit<
  ComponentProps<'button'>,
  'disabled' | 'children' | 'value'
> {
  /** The visible label, such as 'Switch'. */
  label: string;
  /** The current choice; hidden on small screens. */
  value?: string | undefined;
  items: readonly MenuItem<Id>[];
  /** Called with the id of the chosen item. */
  onAction?: ((id: Id) => void) | undefined;
  /** Draws a button of your own: spread the props on a `HeaderButton` that has a name. `label` names the list then. */
  renderTrigger?: ((props: MenuTriggerProps) => ReactNode) | undefined;
}

/** A menu on the bar, such as the module switcher. */
export function HeaderMenu<Id extends string = string>({
  label,
  value,
  items,
  onAction,
  renderTrigger,
  ref,
  ...rest
}: HeaderMenuProps<Id>) {
  const { anchor, triggerProps, popup } = useMenu({ label, items, onAction });
  const root = useMergedRef(anchor, ref);
  const props = { ref: root, ...rest, ...triggerProps };
  return (
    <>
      {renderTrigger?.(props) ?? (
        <HeaderButton data-outlined="" {...props}>
          {label}
          {value && <span data-part="quiet">{value}</span>}
          <ChevronDownIcon size={14} />
        </HeaderButton>
      )}
      {popup}
    </>
  );
}
