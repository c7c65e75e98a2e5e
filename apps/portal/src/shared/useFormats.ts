import { formatBytes, useDesign } from '@mailroom/design-system';
import { useMemo } from 'react';

/**
 * Formats numbers for readers: '1,204 users', '1 user'. The result is stable, so that columns can be memoised on it.
 */
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
