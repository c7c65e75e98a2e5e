import type { Ref } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/styles.ts';
import type { OptionValue } from './options.ts';

const Carrier = styled.select`
  ${visuallyHidden}
  inset-block-end: 0;
  pointer-events: none;
`;

interface NativeCarrierProps {
  ref: Ref<HTMLSelectElement>;
  name: string | undefined;
  values: readonly OptionValue[];
  isMulti: boolean;
  isRequired: boolean;
  isDisabled: boolean;
  /** Takes the focus to the control that can be seen. */
  onFocus: () => void;
}

/**
 * What a plain form sees of the choice, before and after the control itself has loaded: `form.elements`, `FormData`,
 * `required` and `reset` work as with the browser's own select. The values are hidden inputs, since a reset would
 * change a select behind React's back; the empty select is what can be found by its name, take the focus and be required.
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
