'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { Disableable } from '../../theme/disableable.ts';
import { ControlField } from '../Field/ControlField.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { inputStyles } from '../Field/Input.styles.ts';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { valueHandler } from '../Field/valueHandler.ts';

interface TextAreaOwnProps
  extends Omit<ComponentProps<'textarea'>, 'disabled' | 'value' | 'defaultValue' | 'onChange'>, FieldTexts {
  /** The text. Default: the field keeps its own, starting with `defaultValue`. */
  value?: string | undefined;
  /** The text that the field starts with when it keeps its own. */
  defaultValue?: string | undefined;
  /** Called with the whole text after each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The browser's event, for a form library that binds elements: `{...register('name')}`. `onValueChange` replaces it. */
  onChange?: ComponentProps<'textarea'>['onChange'] | undefined;
}
/** `className` goes to the field. The ref and all other props go to the text area. */
export type TextAreaProps = TextAreaOwnProps & Disableable;

const Area = styled.textarea`
  ${inputStyles}
  display: block;
  resize: vertical;
`;

/** A field for several lines of text. */
export function TextArea(props: TextAreaProps) {
  const [field, disableable, { className, id, rows = 4, onValueChange, ...rest }] = splitFieldProps(props);
  return (
    <ControlField field={field} disableable={disableable} id={id} className={className}>
      {(control) => <Area rows={rows} {...rest} {...valueHandler(onValueChange)} {...control} />}
    </ControlField>
  );
}
