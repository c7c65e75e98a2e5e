import { Overlay } from '@mailroom/design-system';
import { useIsMutating } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';

/** Over the application while something is written: a second submit is refused at once (A05). */
export function WriteOverlay({ children }: { children: ReactNode }) {
  const writes = useIsMutating({ predicate: ({ meta }) => !meta?.isQuiet && !meta?.hasNoOverlay });
  return <Overlay isActive={writes > 0}>{children}</Overlay>;
}

/** Over the body while the next screen is fetched: header and side navigation lead elsewhere meanwhile (R48). */
export function LoadOverlay({ children }: { children: ReactNode }) {
  const { state } = useNavigation();
  return <Overlay isActive={state === 'loading'}>{children}</Overlay>;
}
