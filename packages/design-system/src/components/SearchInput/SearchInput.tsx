'use client';
import { useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useDesign } from '../../provider/DesignContext.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { ControlField } from '../Field/ControlField.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { Input } from '../Field/Input.styles.ts';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { useKeptValue } from '../Field/useKeptValue.ts';
import { WithInside } from '../Field/WithInside.ts';
import { XIcon } from '../Icon/XIcon.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

interface SearchInputOwnProps
  extends
    Omit<ComponentProps<'input'>, 'disabled' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange'>,
    FieldTexts {
  /** The text. Default: the field keeps its own, starting with `defaultValue`. */
  value?: string | undefined;
  /** The text that the field starts with when it keeps its own. */
  defaultValue?: string | undefined;
  /** Called with the whole text after each change, and with '' when it is emptied. */
  onValueChange?: ((value: string) => void) | undefined;
}
/** `className` goes to the field. The ref and all other props go to the input. */
export type SearchInputProps = SearchInputOwnProps & Disableable;

/** A search field. Escape empties it. */
export function SearchInput(props: SearchInputProps) {
  const { texts } = useDesign();
  const [field, disableable, { className, id, ref, value: given, defaultValue = '', onValueChange, ...other }] =
    splitFieldProps(props);
  const { onKeyDown, ...rest } = other;
  const [value, change] = useKeptValue(given, defaultValue, onValueChange);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const clear = () => {
    change('');
    input.current?.focus();
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes a word, Escape cancels the word, not the whole text.
    if (event.key === 'Escape' && value !== '' && !disableable.disabled && !event.nativeEvent.isComposing) {
      // A dialog around the field stays open, because the first Escape empties the text.
      event.stopPropagation();
      event.preventDefault();
      clear();
    }
    onKeyDown?.(event);
  };
  return (
    <ControlField
      field={{ ...field, isLabelHidden: field.isLabelHidden ?? true }}
      disableable={disableable}
      id={id}
      className={className}
    >
      {(control) => (
        <WithInside style={value ? ({ '--own-end': '36px' } as object) : undefined}>
          <Input
            type="text"
            role="searchbox"
            autoComplete="off"
            spellCheck={false}
            {...rest}
            {...control}
            ref={merged}
            value={value}
            onChange={(event) => change(event.target.value)}
            onKeyDown={keyDown}
          />
          {value !== '' && !disableable.disabled && (
            <div data-part="end">
              <IconButton size="small" label={texts.clear} icon={<XIcon size={14} />} onClick={clear} />
            </div>
          )}
        </WithInside>
      )}
    </ControlField>
  );
}
