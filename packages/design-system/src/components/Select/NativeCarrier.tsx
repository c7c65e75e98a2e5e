import type { Ref } from 'react';
import { styled } from 'styled-components';
import { VISUALLY_HIDDEN } from '../../theme/styles.ts';
import type { OptionValue } from './options.ts';

const Carrier = styled.select`
  ${VISUALLY_HIDDEN}
  inset-block-end: 0;
  pointer-events: none;
`;

interface NativeCarrierProps {
  ref: Ref<HTMLSelectElement>;
  name: string | undefined;
  values: readonly OptionValue[];
  isMulti: boolean;
  isRequired: boolean | undefined;
  isDisabled: boolean;
  /** Moves the focus to the visible control. */
  onFocus: () => void;
}

/**
 * The choice as plain form elements, before and after the control itself has loaded: `form.elements`, `FormData`,
 * `required` and `reset` work as with the browser's own select. The values are hidden inputs, because a reset would
 * change a select without React knowing. The empty select can be found by its name, be focused and be required.
 */
export function NativeCarrier(props: NativeCarrierProps) {
  const { ref, name, values, isMulti, isRequired, isDisabled, onFocus } = props;
  const sent = isMulti || values.length > 0 ? values : [''];
  return (
    <>
      <Carrier
        ref={ref}
        multiple
        name={name}
        tabIndex={-1}
        aria-hidden
        disabled={isDisabled}
        required={isRequired && values.length === 0}
        onFocus={onFocus}
      />
      {name !== undefined &&
        !isDisabled &&
        sent.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
    </>
  );
}
