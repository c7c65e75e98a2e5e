import { Children, useEffect, useRef, type ComponentType } from 'react';
import {
  components,
  type ClearIndicatorProps,
  type DropdownIndicatorProps,
  type GroupBase,
  type InputProps,
  type MultiValueProps,
  type MultiValueRemoveProps,
  type NoticeProps,
  type ValueContainerProps,
} from 'react-select';
import { useDesign } from '../../provider/DesignContext.ts';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import { XIcon } from '../Icon/XIcon.ts';
import { useChoiceSettings } from './choiceContext.ts';
import { ChoiceLine } from './ChoiceLine.tsx';
import type { Choice } from './options.ts';
import { WindowedMenu } from './WindowedMenu.tsx';

type G = GroupBase<Choice>;

function Input(props: InputProps<Choice, boolean, G>) {
  const { describedBy, isDisabled, isRequired, isSearchable, searchText, onPaste } = useChoiceSettings();
  const ids = [describedBy, props['aria-describedby']].filter(Boolean).join(' ');
  return (
    <components.Input
      {...props}
      aria-haspopup="listbox"
      onPaste={onPaste}
      // react-select's own control without search supports neither a description nor `required`.
      {...(!isSearchable && { inputMode: 'none', 'aria-autocomplete': 'none' })}
      {...(searchText !== undefined && { placeholder: searchText })}
      {...(ids !== '' && { 'aria-describedby': ids })}
      {...(isDisabled && { 'aria-disabled': true, readOnly: true })}
      aria-required={isRequired}
    />
  );
}

/** The chips, then the count of hidden ones, then the text box. */
function ValueContainer({ children, ...props }: ValueContainerProps<Choice, boolean, G>) {
  const { hiddenCount, onShowAll } = useChoiceSettings();
  const { texts } = useDesign();
  const parts = Children.toArray(children);
  return (
    <components.ValueContainer {...props}>
      {parts.slice(0, -1)}
      {hiddenCount > 0 && (
        <button
          type="button"
          // The arrow keys reach the hidden chips, so an extra tab stop isn't needed.
          tabIndex={-1}
          className="choice__more"
          aria-label={texts.more(hiddenCount)}
          onMouseDown={(event) => {
            event.preventDefault();
            event.stopPropagation();
          }}
          onClick={onShowAll}
        >
          +{hiddenCount}
        </button>
      )}
      {parts.slice(-1)}
    </components.ValueContainer>
  );
}

function MultiValue(props: MultiValueProps<Choice, boolean, G>) {
  const { isFocused, innerProps } = props;
  const chip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) chip.current?.scrollIntoView({ block: 'nearest' });
  }, [isFocused]);
  const focused = { ...innerProps, ref: chip, 'data-focused': isFocused || undefined };
  return <components.MultiValue {...props} innerProps={focused} />;
}

function MultiValueRemove(props: MultiValueRemoveProps<Choice, boolean, G>) {
  const { isDisabled } = useChoiceSettings();
  const { texts } = useDesign();
  if (isDisabled) return null;
  return (
    <components.MultiValueRemove
      {...props}
      innerProps={{ ...props.innerProps, 'aria-label': texts.remove(props.data.label) }}
    >
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

function LoadingIndicator() {
  return <span className="choice__spinner" aria-hidden />;
}

/** A listbox without options is invalid for screen readers, so the message is a disabled option. */
function asLine(Said: ComponentType<NoticeProps<Choice, boolean, G>>) {
  return function Line(props: NoticeProps<Choice, boolean, G>) {
    const innerProps = { ...props.innerProps, role: 'option', 'aria-disabled': true, 'aria-selected': false } as const;
    return <Said {...props} innerProps={innerProps} />;
  };
}

export const choiceParts = {
  NoOptionsMessage: asLine(components.NoOptionsMessage),
  LoadingMessage: asLine(components.LoadingMessage),
  LoadingIndicator,
  Input,
  Option: ChoiceLine,
  ValueContainer,
  MultiValue,
  MultiValueRemove,
  DropdownIndicator,
  ClearIndicator,
  IndicatorSeparator: null,
  MenuList: WindowedMenu,
};
