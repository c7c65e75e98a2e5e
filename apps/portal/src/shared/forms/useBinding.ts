import { useEffect, useReducer, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { FieldState, RecordForm, ValueControl } from './recordForm.ts';

interface Fields<Values extends FieldValues> {
  stateOf: (name: Path<Values>) => FieldState;
  onUnreadable: (name: Path<Values>, message: string | undefined) => void;
}

/** Binds fields to a form. Only those bound by their value render it: a key press in a text field must not. */
export function useBinding<Values extends FieldValues>(
  { register, getValues, subscribe }: UseFormReturn<Values>,
  { stateOf, onUnreadable }: Fields<Values>,
): Pick<RecordForm<Values>, 'field' | 'control' | 'typed'> {
  const [bound] = useState(() => new Set<string>());
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === undefined || bound.has(name)) redraw();
        },
      }),
    [bound, subscribe],
  );

  /** Leaves out the control's ref, because react-hook-form would write the value into the element, bypassing React. */
  function control<Name extends Path<Values>>(name: Name): ValueControl<PathValue<Values, Name>> {
    const { onChange, onBlur } = register(name);
    bound.add(name);
    return {
      name,
      value: getValues(name),
      onValueChange: (value) => void onChange({ type: 'change', target: { name, value } }),
      onBlur: () => void onBlur({ type: 'blur', target: { name, value: getValues(name) } }),
      ...stateOf(name),
    };
  }
  return {
    field(name) {
      const { ref, onChange, onBlur } = register(name);
      return { name, ref, onChange, onBlur, ...stateOf(name) };
    },
    control,
    typed: (name) => ({ ...control(name), onUnreadable: (message) => onUnreadable(name, message) }),
  };
}
