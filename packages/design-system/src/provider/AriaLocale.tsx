import { I18nProvider, RouterProvider } from 'react-aria-components';
import type { ReactNode } from 'react';
import { useDesign } from './DesignContext.ts';

/** Hands our locale and router on to the behaviour library. Only its lazily loaded users import this. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { locale, navigate } = useDesign();
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  );
}
