import { lazy, Suspense, useRef, type ComponentProps } from 'react';
import type { Disableable } from '../../theme/disableable.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { useDisabled } from '../Tooltip/useDisabled.tsx';
import type { ChoiceControlProps } from './ChoiceControl.tsx';
import type { LoadOptions, OptionValue, RenderOption, SelectOption, SelectOptions } from './options.ts';
import { NativeCarrier } from './NativeCarrier.tsx';
import { ChoiceRoot } from './Select.styles.ts';
import { useKeptValues } from './useKeptValues.ts';

const ChoiceControl = lazy(() => import('./ChoiceControl.tsx'));

/** The props that Select and MultiSelect share. `ref`, `className` and all other props go to the field around the control. */
export interface ChoiceFieldProps<Value extends OptionValue = string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'onBlur' | 'children' | 'defaultValue'>, FieldTexts {
  /** The options, in groups if you like. The type of their values is also that of `value` and of `onValueChange`'s argument. */
  options?: SelectOptions<Value> | undefined;
  /**
   * Fetches the options page by page, as the reader searches and scrolls. When another function is passed, for example for
   * another account, the list starts again at its next opening.
   */
  load?: LoadOptions<Value> | undefined;
  /** With `load`: the chosen options, so that values that are not fetched yet have a label. */
  selectedOptions?: readonly SelectOption<Value>[] | undefined;
  /**
   * Draws an option in the menu, instead of its label and description. The search still compares those. Without links or
   * buttons, which can't be reached inside an option.
   */
  renderOption?: RenderOption<Value> | undefined;
  /** Draws a chosen option in the box, or in its chip. Default: its label. */
  renderValue?: RenderOption<Value> | undefined;
  placeholder?: string | undefined;
  /** Whether typing searches. When false, letters move to the option that starts with them. Default true. */
  isSearchable?: boolean | undefined;
  /** Height of the menu in pixels. Default 197. */
  maxHeight?: number | undefined;
  /** The name of the value in the form's data. Several values appear several times, as with the browser's select. */
  name?: string | undefined;
  /** Lets the typed text become a new value. The options' values must then be of type `string`. Default false. */
  isCreatable?: boolean | undefined;
  /** Returns what is wrong with a new value, as a sentence, or undefined. */
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
  | 'render'
  | 'values'
  | 'check'
  | 'onBlur';
interface Inside extends Omit<ChoiceControlProps, Given | 'placeholder' | 'isSearchable' | 'maxHeight'> {
  /** When it is left out, the field keeps its own. */
  values: readonly OptionValue[] | undefined;
  defaultValues: readonly OptionValue[] | undefined;
}

const NO_OPTIONS: readonly never[] = [];

function nothingWrong() {
  return undefined;
}

/** A field around react-select, which is loaded on first use. Until then a box of the same size is shown. */
export function ChoiceField(props: ChoiceFieldProps<OptionValue> & Disableable & { control: Inside }) {
  const [texts, disableable, others] = splitFieldProps(props);
  const {
    options = NO_OPTIONS,
    load,
    selectedOptions = NO_OPTIONS,
    placeholder = '',
    isSearchable = true,
    renderOption,
    renderValue,
    ...more
  } = others;
  const { maxHeight = 197, name, isCreatable = false, validateNew = nothingWrong, onBlur, ...last } = more;
  const { control, id, ...rest } = last;
  const carrier = useRef<HTMLSelectElement>(null);
  const { values, change } = useKeptValues(control, carrier);
  const { isDisabled, controlProps, hint } = useDisabled(disableable);
  // react-select handles clicks on its own, so only the text and the tooltip are passed on.
  const { onClickCapture: _click, 'aria-disabled': _disabled, 'aria-describedby': why, ...tooltip } = controlProps;
  return (
    <Field {...texts} {...rest} controlId={id}>
      {(field) => (
        <ChoiceRoot {...tooltip} data-invalid={field['aria-invalid'] && ''} data-disabled={isDisabled ? '' : undefined}>
          <Suspense
            fallback={
              <div data-part="placeholder" aria-busy>
                {placeholder}
              </div>
            }
          >
            <ChoiceControl
              {...control}
              values={values}
              onValues={change}
              check={isCreatable ? validateNew : undefined}
              id={field.id}
              describedBy={[field['aria-describedby'], why].filter(Boolean).join(' ') || undefined}
              isInvalid={field['aria-invalid'] ?? false}
              isRequired={field['aria-required']}
              isDisabled={isDisabled}
              options={options}
              load={load}
              selectedOptions={selectedOptions}
              render={{ menu: renderOption, value: renderValue }}
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
            isRequired={field['aria-required']}
            isDisabled={isDisabled}
            onFocus={() => document.getElementById(field.id)?.focus()}
          />
          {hint}
        </ChoiceRoot>
      )}
    </Field>
  );
}
