'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { Disableable } from '../../theme/disableable.ts';
import { ControlField } from '../Field/ControlField.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { inputStyles } from '../Field/Input.styles.ts';
import { splitFieldProps } from '../Field/splitFieldProps.ts';

interface TextAreaOwnProps extends Omit<ComponentProps<'textarea'>, 'disabled'>, FieldTexts {}
/** `className` goes to the field, the ref and everything else to the text area. */
export type TextAreaProps = TextAreaOwnProps & Disableable;

const Area = styled.textarea`
  ${inputStyles}
  display: block;
  resize: vertical;
`;

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const [field, disableable, { className, id, rows = 4, ...rest }] = splitFieldProps(props);
  return (
    <ControlField field={field} disableable={disableable} id={id} className={className}>
      {(control) => <Area rows={rows} {...rest} {...control} />}
    </ControlField>
  );
}
