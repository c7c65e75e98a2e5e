import { useDesign } from '@mailroom/design-system';

/** Numbers as people read them: '1,204 users', '1 user'. */
export function useFormats() {
  const { locale } = useDesign();
  const number = new Intl.NumberFormat(locale);
  return {
    number: (value: number) => number.format(value),
    count: (value: number, one: string, several = `${one}s`) =>
      `${number.format(value)} ${value === 1 ? one : several}`,
  };
}
