import { I18nProvider, RouterProvider } from 'react-aria-components';
import type { ReactNode } from 'react';
import { useDesign } from './DesignContext.ts';

/** Passes our locale and router to react-aria. Only lazily loaded components import this. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { locale, navigate } = useDesign();
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  );
}
