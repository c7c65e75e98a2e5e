import { expect, it } from 'vitest';
import type * as everything from './index.ts';

type Components = typeof everything;
type PropsOf<C> = C extends (props: infer Props) => unknown ? Props : never;
/** The optional keys that can be left out but don't accept `undefined`, in each member of a union. */
type Refused<T> = T extends object
  ? {
      [K in keyof T]-?: Record<never, never> extends Pick<T, K>
        ? Record<K, undefined> extends Pick<T, K>
          ? never
          : K
        : never;
    }[keyof T]
  : never;
type Refusing = {
  [
    Name in keyof Components & Capitalize<string> as [Refused<PropsOf<Components[Name]>>] extends [never] ? never : Name
  ]: Refused<PropsOf<Components[Name]>>;
};

/**
 * Applications pass on optional values (`size={given.size}`), and `exactOptionalPropertyTypes` distinguishes a missing prop
 * from an undefined one. Every optional prop must accept undefined; the compiler names those that don't.
 */
const refusing: Refusing = {};

it('accepts undefined for every optional prop', () => {
  expect(refusing).toEqual({});
  // Proves that the type finds a prop that refuses undefined.
  const found: Refused<{ must: string; size?: number; title?: string | undefined }> = 'size';
  expect(found).toBe('size');
});
