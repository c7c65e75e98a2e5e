import { Overlay } from '@mailroom/design-system';
import { useIsMutating } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Covers the application while a change is being saved, so that nobody submits twice (A05). */
export function WriteOverlay({ children }: { children: ReactNode }) {
  const writes = useIsMutating({ predicate: ({ meta }) => !meta?.isQuiet && !meta?.hasNoOverlay });
  return (
    <Overlay isActive={writes > 0} label="Saving">
      {children}
    </Overlay>
  );
}

/**
 * Covers the body while the next screen loads. Header and side navigation stay usable, and so does a screen that only changes
 * what it shows, such as its filters: it would lose the next click.
 */
export function LoadOverlay({ children }: { children: ReactNode }) {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  return <Overlay isActive={state === 'loading' && location.pathname !== pathname}>{children}</Overlay>;
}
