import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { MenuItem } from './menuItem.ts';

function load() {
  return import('./MenuPopup.tsx');
}

const MenuPopup = lazy(load);

interface MenuOptions<Id extends string> {
  label: string;
  items: readonly MenuItem<Id>[];
  onAction?: ((id: Id) => void) | undefined;
}

/** A menu on any button: spread `triggerProps` on it and render `popup` beside it. */
export function useMenu<Id extends string>({ label, items, onAction }: MenuOptions<Id>) {
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
      onPointerEnter: () => void load(),
      onFocus: () => void load(),
      onClick: () => setFocus((open) => (open ? undefined : 'first')),
      onKeyDown(event: KeyboardEvent) {
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
          onAction={(chosen) => onAction?.(chosen as Id)}
          onClose={() => setFocus(undefined)}
        />
      </Suspense>
    ),
  };
}
