import { useEffect, useState, type RefObject } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import type { OptionValue } from './options.ts';

interface KeptValues {
  /** Absent: the control keeps them itself. */
  values: readonly OptionValue[] | undefined;
  /** What it begins with, and what a reset of the form brings back. */
  defaultValues: readonly OptionValue[] | undefined;
  onValues: (values: OptionValue[]) => void;
}

const NONE: readonly OptionValue[] = [];

/** The application's values or our own, with the form's reset as the browser's own controls know it. */
export function useKeptValues(
  { values, defaultValues, onValues }: KeptValues,
  inForm: RefObject<HTMLSelectElement | null>,
) {
  const [own, setOwn] = useState(defaultValues ?? NONE);
  const isOurs = values === undefined;
  const change = (next: OptionValue[]) => {
    if (isOurs) setOwn(next);
    onValues(next);
  };
  const reset = useLatest(() => {
    // An application that keeps the value without naming a default resets it itself.
    if (isOurs || defaultValues !== undefined) change([...(defaultValues ?? NONE)]);
  });
  useEffect(() => {
    const form = inForm.current?.form;
    const onReset = (event: Event) => {
      if (!event.defaultPrevented) reset.current();
    };
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [inForm, reset]);
  return { values: values ?? own, change };
}
