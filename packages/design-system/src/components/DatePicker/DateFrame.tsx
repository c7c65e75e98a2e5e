import { Suspense, type ComponentProps, type ReactNode } from 'react';
import type { Disableable } from '../../theme/disableable.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { useDisabled } from '../Tooltip/useDisabled.tsx';
import { DateRoot } from './DatePicker.styles.ts';

/** What the date fields have in common. `ref`, `className` and the rest go to the field around the control. */
export interface DateFieldProps
  extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'defaultValue'>, FieldTexts {
  /** What is asked for; also the name of the calendar. */
  label: string;
  /** The name that the value is sent under, and that a form's error summary finds the field by. */
  name?: string | undefined;
}

/** What the field knows and the control inside has to know. */
export interface DateFrameControl {
  id: string;
  label: string;
  name: string | undefined;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled: boolean;
}

/** A field around one of react-aria's date controls, with a box of the same size until that has arrived. */
export function DateFrame(props: DateFieldProps & Disableable & { control: (field: DateFrameControl) => ReactNode }) {
  const [texts, disableable, { control, name, id, ...rest }] = splitFieldProps(props);
  const { isDisabled, controlProps, hint } = useDisabled(disableable);
  const { onClickCapture: _click, 'aria-disabled': _disabled, 'aria-describedby': why, ...tooltip } = controlProps;
  return (
    <Field {...texts} {...rest} controlId={id}>
      {(field) => (
        <div {...tooltip}>
          <Suspense fallback={<DateRoot aria-hidden />}>
            {control({
              id: field.id,
              label: props.label,
              name,
              describedBy: [field['aria-describedby'], why].filter(Boolean).join(' ') || undefined,
              isInvalid: field['aria-invalid'] ?? false,
              isRequired: field['aria-required'] ?? false,
              isDisabled,
            })}
          </Suspense>
          {hint}
        </div>
      )}
    </Field>
  );
}
