import { expect, it } from 'vitest';
import type * as everything from './index.ts';

type Components = typeof everything;
type PropsOf<C> = C extends (props: infer Props) => unknown ? Props : never;
/** The optional keys that can be left out, but not be given as `undefined`, in each member of a union. */
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
 * Applications hand on what they may not have (`size={given.size}`), and `exactOptionalPropertyTypes` tells the two apart: what
 * may be left out may be undefined. The compiler names here what refuses it.
 */
const refusing: Refusing = {};

it('takes undefined for every prop that may be left out', () => {
  expect(refusing).toEqual({});
  // That it finds what refuses it.
  const found: Refused<{ must: string; size?: number; title?: string | undefined }> = 'size';
  expect(found).toBe('size');
});
