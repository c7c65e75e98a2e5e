'use client';
import type { ComponentProps } from 'react';
import type { Disableable } from '../../theme/disableable.ts';
import { ControlField } from '../Field/ControlField.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { Input } from '../Field/Input.styles.ts';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { valueHandler } from '../Field/valueHandler.ts';

interface TextInputOwnProps
  extends Omit<ComponentProps<'input'>, 'disabled' | 'size' | 'value' | 'defaultValue' | 'onChange'>, FieldTexts {
  /** The text. Default: the field keeps its own, starting with `defaultValue`. */
  value?: string | undefined;
  /** The text that the field starts with when it keeps its own. */
  defaultValue?: string | undefined;
  /** Called with the whole text after each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The browser's event, for a form library that binds elements: `{...register('name')}`. `onValueChange` replaces it. */
  onChange?: ComponentProps<'input'>['onChange'] | undefined;
}
/** `className` goes to the field. The ref and all other props go to the input. */
export type TextInputProps = TextInputOwnProps & Disableable;

/** A field for one line of text. */
export function TextInput(props: TextInputProps) {
  const [field, disableable, { className, id, type = 'text', onValueChange, ...rest }] = splitFieldProps(props);
  return (
    <ControlField field={field} disableable={disableable} id={id} className={className}>
      {(control) => <Input type={type} {...rest} {...valueHandler(onValueChange)} {...control} />}
    </ControlField>
  );
}
