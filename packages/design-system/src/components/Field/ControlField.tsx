'use client';
import type { ReactNode } from 'react';
import type { Disableable } from '../../theme/disableable.ts';
import { useDisabled } from '../Tooltip/useDisabled.tsx';
import { Field, type FieldControl, type FieldTexts } from './Field.tsx';

interface ControlFieldProps {
  field: FieldTexts;
  disableable: Disableable;
  id: string | undefined;
  className: string | undefined;
  children: (control: FieldControl & { readOnly?: true; 'aria-disabled'?: true }) => ReactNode;
}

/** A field around one native control that can be disabled with a reason. */
export function ControlField({ field, disableable, id, className, children }: ControlFieldProps) {
  const { isDisabled, controlProps, hint } = useDisabled(disableable);
  return (
    <Field {...field} controlId={id} className={className}>
      {(control) => (
        <>
          {children({
            ...control,
            ...controlProps,
            'aria-describedby':
              [control['aria-describedby'], controlProps['aria-describedby']].filter(Boolean).join(' ') || undefined,
            ...(isDisabled ? { readOnly: true } : {}),
          })}
          {hint}
        </>
      )}
    </Field>
  );
}
