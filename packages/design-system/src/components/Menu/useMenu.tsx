import { lazy, Suspense, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { loadAhead } from '../../hooks/loadAhead.ts';
import type { Placement } from '../Overlay/placement.ts';
import type { MenuItem } from './menuItem.ts';

function load() {
  return import('./MenuPopup.tsx');
}

const MenuPopup = lazy(load);

/** The props of the button that opens a menu. */
export interface MenuTriggerProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children'> {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
}

interface MenuOptions<Id extends string> {
  label: string;
  items: readonly MenuItem<Id>[];
  onAction?: ((id: Id) => void) | undefined;
  /** Default 'bottom start'. */
  placement?: Placement | undefined;
}

/** A menu on any button: spread `triggerProps` on it and render `popup` beside it. */
export function useMenu<Id extends string>({ label, items, onAction, placement }: MenuOptions<Id>) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<'first' | 'last' | undefined>();
  return {
    anchor,
    triggerProps: {
      id,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': focus !== undefined,
      // Starts loading before the press ends.
      onPointerEnter: () => loadAhead(load),
      onFocus: () => loadAhead(load),
      onClick: () => setFocus((open) => (open ? undefined : 'first')),
      onKeyDown(event: KeyboardEvent) {
        // Until the list is there, the focus is still on the button. A person who has left must not get it later.
        if (event.key === 'Escape' && focus) {
          event.stopPropagation();
          setFocus(undefined);
        }
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setFocus(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    },
    popup: focus && (
      <Suspense>
        <MenuPopup
          label={label}
          items={items}
          anchor={anchor}
          focus={focus}
          placement={placement}
          onAction={(chosen) => onAction?.(chosen as Id)}
          onClose={() => setFocus(undefined)}
        />
      </Suspense>
    ),
  };
}
