import {
  components,
  type ClearIndicatorProps,
  type DropdownIndicatorProps,
  type GroupBase,
  type InputProps,
  type MultiValueProps,
  type MultiValueRemoveProps,
  type NoticeProps,
  type OptionProps,
} from 'react-select';
import { useDesign } from '../../provider/DesignContext.ts';
import { CheckIcon } from '../Icon/CheckIcon.ts';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import { XIcon } from '../Icon/XIcon.ts';
import { useChoiceSettings } from './choiceContext.ts';
import type { Choice } from './options.ts';
import { WindowedMenu } from './WindowedMenu.tsx';

type G = GroupBase<Choice>;

function Input(props: InputProps<Choice, boolean, G>) {
  const { describedBy, isDisabled, isRequired } = useChoiceSettings();
  const ids = [describedBy, props['aria-describedby']].filter(Boolean).join(' ');
  return (
    <components.Input
      {...props}
      {...(ids !== '' && { 'aria-describedby': ids })}
      {...(isDisabled && { 'aria-disabled': true, readOnly: true })}
      {...(isRequired && { 'aria-required': true })}
    />
  );
}

function Option(props: OptionProps<Choice, boolean, G>) {
  const { isMulti } = useChoiceSettings();
  const { data, innerProps, innerRef, isFocused, isSelected } = props;
  const reason = data.kind === 'option' ? data.reason : undefined;
  const isOn = data.kind === 'all' ? data.isOn : isSelected;
  return (
    <div
      {...innerProps}
      ref={innerRef}
      className="choice__option"
      data-kind={data.kind}
      data-focused={isFocused || undefined}
      data-selected={isOn || undefined}
      data-disabled={reason === undefined ? undefined : ''}
      aria-disabled={reason !== undefined}
      aria-selected={isOn}
    >
      {isMulti && data.kind !== 'retry' && (
        <span className="choice__box" aria-hidden>
          {isOn && <CheckIcon size={12} />}
        </span>
      )}
      <span className="choice__words">
        <span>{data.label}</span>
        {data.kind === 'option' && data.option.description !== undefined && <small>{data.option.description}</small>}
        {data.kind === 'option' && data.option.disabledReason !== undefined && (
          <small>{data.option.disabledReason}</small>
        )}
      </span>
      {!isMulti && isOn && <CheckIcon size={14} />}
    </div>
  );
}

function MultiValue(props: MultiValueProps<Choice, boolean, G>) {
  const { maxChips } = useChoiceSettings();
  const { texts } = useDesign();
  const count = props.getValue().length;
  if (props.index < maxChips) return <components.MultiValue {...props} />;
  if (props.index > maxChips) return null;
  const rest = count - maxChips;
  return (
    <span className="choice__more" role="img" aria-label={texts.more(rest)}>
      +{rest}
    </span>
  );
}

function MultiValueRemove(props: MultiValueRemoveProps<Choice, boolean, G>) {
  const { isDisabled } = useChoiceSettings();
  if (isDisabled) return null;
  return (
    <components.MultiValueRemove {...props}>
      <XIcon size={12} />
    </components.MultiValueRemove>
  );
}

function DropdownIndicator(props: DropdownIndicatorProps<Choice, boolean, G>) {
  return (
    <components.DropdownIndicator {...props}>
      <ChevronDownIcon />
    </components.DropdownIndicator>
  );
}

function ClearIndicator(props: ClearIndicatorProps<Choice, boolean, G>) {
  return (
    <components.ClearIndicator {...props}>
      <XIcon size={14} />
    </components.ClearIndicator>
  );
}

// A listbox without any option is not one for a screen reader: what stands there instead is an option that can't be chosen.
const asLine = { role: 'option', 'aria-disabled': true, 'aria-selected': false } as const;

function NoOptionsMessage(props: NoticeProps<Choice, boolean, G>) {
  return <components.NoOptionsMessage {...props} innerProps={{ ...props.innerProps, ...asLine }} />;
}

function LoadingMessage(props: NoticeProps<Choice, boolean, G>) {
  return <components.LoadingMessage {...props} innerProps={{ ...props.innerProps, ...asLine }} />;
}

export const choiceParts = {
  NoOptionsMessage,
  LoadingMessage,
  Input,
  Option,
  MultiValue,
  MultiValueRemove,
  DropdownIndicator,
  ClearIndicator,
  IndicatorSeparator: null,
  MenuList: WindowedMenu,
};
