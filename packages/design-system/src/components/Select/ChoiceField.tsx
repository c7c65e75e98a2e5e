import { lazy, Suspense, useRef, type ComponentProps } from 'react';
import type { Disableable } from '../../theme/disableable.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { useDisabled } from '../Tooltip/useDisabled.tsx';
import type { ChoiceControlProps } from './ChoiceControl.tsx';
import type { LoadOptions, SelectOption, SelectOptions, OptionValue } from './options.ts';
import { NativeCarrier } from './NativeCarrier.tsx';
import { ChoiceRoot } from './Select.styles.ts';
import { useKeptValues } from './useKeptValues.ts';

const ChoiceControl = lazy(() => import('./ChoiceControl.tsx'));

/** What Select and MultiSelect have in common. `ref`, `className` and the rest go to the field around the control. */
export interface ChoiceFieldProps<Value extends OptionValue = string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'onBlur' | 'children' | 'defaultValue'>, FieldTexts {
  /** What can be chosen, in groups if wanted. Their values' type is that of `value` and of what `onValueChange` is called with. */
  options?: SelectOptions<Value> | undefined;
  /**
   * Fetches the options instead, page by page, as the reader searches and scrolls. With another function, for example
   * of another account, the list starts afresh at its next opening.
   */
  load?: LoadOptions<Value> | undefined;
  /** With `load`: names the chosen values that are not fetched yet. */
  selectedOptions?: readonly SelectOption<Value>[] | undefined;
  placeholder?: string | undefined;
  /** Whether typing searches. Without it letters go to the option that begins with them. Default true. */
  isSearchable?: boolean | undefined;
  /** Height of the menu in pixels. Default 197. */
  maxHeight?: number | undefined;
  /** Under this name the form's data has it; several values stand there several times, as with the browser's select. */
  name?: string | undefined;
  /** What is typed can become a value that no option has: let the options' values be any `string` then. Default false. */
  isCreatable?: boolean | undefined;
  /** What is wrong with a new value, as a sentence; undefined when nothing is. */
  validateNew?: ((text: string) => string | undefined) | undefined;
  /** Called when the focus leaves the field. */
  onBlur?: (() => void) | undefined;
}

type Given =
  | 'id'
  | 'describedBy'
  | 'isInvalid'
  | 'isRequired'
  | 'isDisabled'
  | 'options'
  | 'load'
  | 'selectedOptions'
  | 'values'
  | 'check'
  | 'onBlur';
interface Inside extends Omit<ChoiceControlProps, Given | 'placeholder' | 'isSearchable' | 'maxHeight'> {
  /** Absent: the field keeps them. */
  values: readonly OptionValue[] | undefined;
  defaultValues: readonly OptionValue[] | undefined;
}

const NO_OPTIONS: readonly never[] = [];
const nothingWrong = () => undefined;

/** A field around react-select, which arrives on first use; a box of the same size stands there until then. */
export function ChoiceField(props: ChoiceFieldProps<OptionValue> & Disableable & { control: Inside }) {
  const [texts, disableable, others] = splitFieldProps(props);
  const {
    options = NO_OPTIONS,
    load,
    selectedOptions = NO_OPTIONS,
    placeholder = '',
    isSearchable = true,
    ...more
  } = others;
  const { maxHeight = 197, name, isCreatable = false, validateNew = nothingWrong, onBlur, ...last } = more;
  const { control, id, ...rest } = last;
  const carrier = useRef<HTMLSelectElement>(null);
  const { values, change } = useKeptValues(control, carrier);
  const { isDisabled, controlProps, hint } = useDisabled(disableable);
  // react-select keeps its own clicks; the words and the tooltip are what it takes over.
  const { onClickCapture: _click, 'aria-disabled': _disabled, 'aria-describedby': why, ...tooltip } = controlProps;
  return (
    <Field {...texts} {...rest} controlId={id}>
      {(field) => (
        <ChoiceRoot {...tooltip} data-invalid={field['aria-invalid'] && ''} data-disabled={isDisabled ? '' : undefined}>
          <Suspense fallback={<div data-part="placeholder">{placeholder}</div>}>
            <ChoiceControl
              {...control}
              values={values}
              onValues={change}
              check={isCreatable ? validateNew : undefined}
              id={field.id}
              describedBy={[field['aria-describedby'], why].filter(Boolean).join(' ') || undefined}
              isInvalid={field['aria-invalid'] ?? false}
              isRequired={field['aria-required'] ?? false}
              isDisabled={isDisabled}
              options={options}
              load={load}
              selectedOptions={selectedOptions}
              placeholder={placeholder}
              isSearchable={isSearchable}
              maxHeight={maxHeight}
              onBlur={onBlur}
            />
          </Suspense>
          <NativeCarrier
            ref={carrier}
            name={name}
            values={values}
            isMulti={control.isMulti}
            isRequired={field['aria-required'] ?? false}
            isDisabled={isDisabled}
            onFocus={() => document.getElementById(field.id)?.focus()}
          />
          {hint}
        </ChoiceRoot>
      )}
    </Field>
  );
}
