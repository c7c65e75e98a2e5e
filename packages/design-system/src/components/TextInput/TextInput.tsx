'use client';
import type { ComponentProps } from 'react';
import type { Disableable } from '../../theme/disableable.ts';
import { ControlField } from '../Field/ControlField.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { Input } from '../Field/Input.styles.ts';
import { splitFieldProps } from '../Field/splitFieldProps.ts';

interface TextInputOwnProps extends Omit<ComponentProps<'input'>, 'disabled' | 'size'>, FieldTexts {}
/** `className` goes to the field, the ref and everything else to the input. */
export type TextInputProps = TextInputOwnProps & Disableable;

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const [field, disableable, { className, id, type = 'text', ...rest }] = splitFieldProps(props);
  return (
    <ControlField field={field} disableable={disableable} id={id} className={className}>
      {(control) => <Input type={type} {...rest} {...control} />}
    </ControlField>
  );
}
