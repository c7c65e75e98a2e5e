import type { GroupBase, OptionProps } from 'react-select';
import { CheckIcon } from '../Icon/CheckIcon.ts';
import { useChoiceSettings } from './choiceContext.ts';
import { reasonAgainst, type Choice, reasonOf } from './options.ts';

/** One line of the menu. The style sheet draws box and tick, because every node here is rendered for each visible line. */
export function ChoiceLine(props: OptionProps<Choice, boolean, GroupBase<Choice>>) {
  const { isMulti, setSize, noticeId, notice } = useChoiceSettings();
  const { children, data, innerProps, innerRef, isFocused, isSelected } = props;
  const reason = reasonAgainst(data);
  const isOn = data.kind === 'all' ? data.isOn : isSelected;
  const isOption = data.kind === 'option';
  const note = isOption ? reasonOf(data.option) : reason;
  // The application that draws the option draws its description too.
  const description = isOption && children === data.label ? data.option.description : undefined;
  return (
    <div
      {...innerProps}
      ref={innerRef}
      className="choice__option"
      data-kind={data.kind}
      data-box={(isMulti && (isOption || data.kind === 'all')) || undefined}
      data-focused={isFocused || undefined}
      data-selected={isOn || undefined}
      data-disabled={reason === undefined ? undefined : ''}
      aria-disabled={reason !== undefined || data.kind === 'loading'}
      aria-selected={isOn}
      {...(isOption && { 'aria-posinset': data.position, 'aria-setsize': setSize })}
      {...(isOption && data.group !== undefined && { 'aria-description': data.group })}
      // A reason that applies to all lines is shown once, above them.
      {...(reason !== undefined && note === undefined && notice !== undefined && { 'aria-describedby': noticeId })}
    >
      {description === undefined && note === undefined ? (
        <span className="choice__words" data-part="label">
          {children}
        </span>
      ) : (
        <span className="choice__words">
          <span data-part="label">{children}</span>
          {description !== undefined && <small>{description}</small>}
          {note !== undefined && <small>{note}</small>}
        </span>
      )}
      {!isMulti && isOn && <CheckIcon size={14} />}
    </div>
  );
}
