import { formatBytes, useDesign } from '@mailroom/design-system';
import { useMemo } from 'react';

/** Numbers as people read them: '1,204 users', '1 user'. Stable, so that columns may be memoised on them. */
export function useFormats() {
  const { locale } = useDesign();
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale);
    return {
      number: (value: number) => number.format(value),
      /** '88.7 MB'. */
      bytes: (value: number) => formatBytes(locale, value),
      count: (value: number, one: string, several = `${one}s`) =>
        `${number.format(value)} ${value === 1 ? one : several}`,
    };
  }, [locale]);
}
