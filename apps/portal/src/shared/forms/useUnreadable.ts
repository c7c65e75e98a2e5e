import type { FormError } from '@mailroom/design-system';
import { useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { UNREADABLE } from './domainResolver.ts';

/** Texts of a form that can't be read, by the names of their fields. The value of such a field is null. */
export function useUnreadable() {
  const [texts] = useState(() => new Map<string, string>());
  const [hasAny, setHasAny] = useState(false);
  return {
    texts: texts as ReadonlyMap<string, string>,
    hasAny,
    /** Notes why a field's text can't be read; undefined once it can. */
    note(name: string, message: string | undefined): void {
      if (message === undefined) texts.delete(name);
      else texts.set(name, message);
      setHasAny(texts.size > 0);
    },
    /**
     * The form's errors. Leaves out those of texts that have become readable: a field reports this only after its change, and so
     * after the validation that the change starts.
     */
    errorsOf<Values extends FieldValues>(errors: FieldErrors<Values>): FormError[] {
      return Object.entries(errors).flatMap(([field, error]) => {
        if (typeof error?.message !== 'string' || (error.type === UNREADABLE && !texts.has(field))) return [];
        return [{ field, message: error.message }];
      });
    },
  };
}
