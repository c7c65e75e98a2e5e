import { lazy, Suspense, type ComponentProps } from 'react';
import type { Disableable } from '../../theme/disableable.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { useDisabled } from '../Tooltip/useDisabled.tsx';
import type { DateControlProps } from './DateControl.tsx';
import { DateRoot } from './DatePicker.styles.ts';

const DateControl = lazy(() => import('./DateControl.tsx'));

/** What the date fields have in common. `ref`, `className` and the rest go to the field around the control. */
export interface DateFieldProps
  extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'defaultValue'>, FieldTexts {
  label: string;
  name?: string | undefined;
}

type Inside = Pick<DateControlProps, 'value' | 'placeholder' | 'onChange' | 'min' | 'max' | 'granularity'>;

/** A field around react-aria's date picker, with a box of the same size until it has arrived. */
export function DateFieldBase(props: DateFieldProps & Disableable & { control: Inside }) {
  const [texts, disableable, { control, name, id, ...rest }] = splitFieldProps(props);
  const { isDisabled, controlProps, hint } = useDisabled(disableable);
  const { onClickCapture: _click, 'aria-disabled': _disabled, 'aria-describedby': why, ...tooltip } = controlProps;
  return (
    <Field {...texts} {...rest} controlId={id}>
      {(field) => (
        <div {...tooltip}>
          <Suspense fallback={<DateRoot aria-hidden />}>
            <DateControl
              {...control}
              id={field.id}
              label={props.label}
              name={name}
              describedBy={[field['aria-describedby'], why].filter(Boolean).join(' ') || undefined}
              isInvalid={field['aria-invalid'] ?? false}
              isRequired={field['aria-required'] ?? false}
              isDisabled={isDisabled}
            />
          </Suspense>
          {hint}
        </div>
      )}
    </Field>
  );
}
