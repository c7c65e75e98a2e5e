import { useEffect, useState, type RefObject } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import type { OptionValue } from './options.ts';

interface KeptValues {
  /** When it is left out, the control keeps its own. */
  values: readonly OptionValue[] | undefined;
  /** The values that the control starts with, and that a reset of the form restores. */
  defaultValues: readonly OptionValue[] | undefined;
  onValues: (values: OptionValue[]) => void;
}

const NONE: readonly OptionValue[] = [];

/** Returns the application's values or the control's own, and handles a reset of the form as the browser's controls do. */
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
    // An application that passes the value but no default handles the reset itself.
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
