'use client';
import type { ComponentProps } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input as AriaInput } from 'react-aria-components/Input';
import { AriaLocale } from '../../provider/AriaLocale.tsx';
import type { Disableable } from '../../theme/disableable.ts';
import { ControlField } from '../Field/ControlField.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { Input } from '../Field/Input.styles.ts';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { useKeptValue } from '../Field/useKeptValue.ts';
import { foldText } from '../Select/foldText.ts';
import { Floating, List, Suggestion } from './Combobox.styles.ts';

interface ComboboxOwnProps
  extends
    Omit<ComponentProps<'input'>, 'disabled' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange'>,
    FieldTexts {
  /** Texts that are suggested while somebody types; each once. Those that contain what is typed are listed, at most fifty. */
  suggestions: readonly string[];
  /** The text, which needs not be one of the suggestions. Default: the field keeps its own, starting with `defaultValue`. */
  value?: string | undefined;
  /** The text that the field starts with when it keeps its own. */
  defaultValue?: string | undefined;
  /** Called with the whole text after each change, also when a suggestion is taken. */
  onValueChange?: ((value: string) => void) | undefined;
}
/** `className` goes to the field. The ref and all other props go to the input. */
export type ComboboxProps = ComboboxOwnProps & Disableable;

/** More suggestions than anybody reads. */
const MOST = 50;

/** A text field that suggests texts. Anything else can be typed too. */
export function Combobox(props: ComboboxProps) {
  const [field, disableable, { className, id, suggestions, value: given, defaultValue = '', onValueChange, ...rest }] =
    splitFieldProps(props);
  const [value, change] = useKeptValue(given, defaultValue, onValueChange);
  const typed = foldText(value.trim());
  const matches = suggestions.filter((text) => foldText(text).includes(typed)).slice(0, MOST);
  return (
    <ControlField field={field} disableable={disableable} id={id} className={className}>
      {(control) => (
        <AriaLocale>
          <ComboBox
            aria-labelledby={`${control.id}-label`}
            items={matches.map((text) => ({ id: text }))}
            inputValue={value}
            onInputChange={change}
            allowsCustomValue
            isReadOnly={disableable.disabled === true}
          >
            <Input as={AriaInput} {...rest} {...control} />
            <Floating offset={4}>
              <List>
                {({ id: text }: { id: string }) => (
                  <Suggestion id={text} textValue={text}>
                    {text}
                  </Suggestion>
                )}
              </List>
            </Floating>
          </ComboBox>
        </AriaLocale>
      )}
    </ControlField>
  );
}
