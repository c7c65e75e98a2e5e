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
 * Covers the body while the next screen loads. Header and side navigation stay usable. A list whose filters change is the same
 * screen: covered, it would lose a quick second choice.
 */
export function LoadOverlay({ children }: { children: ReactNode }) {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  return <Overlay isActive={state === 'loading' && location.pathname !== pathname}>{children}</Overlay>;
}
