import { Suspense, useCallback, useRef, type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { useTexts } from '../../provider/useTexts.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { UNREADABLE, useUnreadable, type UnreadableProps } from '../Field/useUnreadable.ts';
import { useDisabled } from '../Tooltip/useDisabled.tsx';
import { formatTime } from './clockTime.ts';
import { DatePartsContext, isUnfinished, type PartsState } from './dateParts.ts';
import { DateRoot, ValidityInput } from './DatePicker.styles.ts';
import { useFormatDay } from './useLimitMessage.ts';

/** The props that all date fields share. `ref`, `className` and the rest go to the field around the control. */
export interface DateFieldProps
  extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'defaultValue'>, FieldTexts, UnreadableProps {
  /** The visible label, also the name of the calendar. */
  label: string;
  /** The name that the value is submitted under, and by which a form's error summary finds the field. */
  name?: string | undefined;
}

/** The props that the field passes to the control inside it. */
export interface DateFrameControl {
  id: string;
  label: string;
  name: string | undefined;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled: boolean;
}

/** A time that shows how the locale writes the hours after noon. */
const EXAMPLE = { hour: 20, minute: 30 };

type DateFrameProps = DateFieldProps &
  Disableable & {
    /** Selects the message for a half-typed value, which shows an example in the locale's format. */
    kind: 'date' | 'dateTime' | 'range' | 'rangeTime' | 'time';
    timeZone: string;
    control: (field: DateFrameControl) => ReactNode;
  };

/** Whether the focus leaves a field for anything other than the field's own calendar. */
function isLeaving({ currentTarget, relatedTarget }: FocusEvent): boolean {
  if (!(relatedTarget instanceof Element)) return true;
  if (currentTarget.contains(relatedTarget)) return false;
  const dialog = relatedTarget.closest('[role="dialog"]');
  return dialog === null || dialog.contains(currentTarget);
}

/** A field around one of react-aria's date controls. A box of the same size holds its place until the control has loaded. */
export function DateFrame(props: DateFrameProps) {
  const [texts, disableable, { control, name, id, kind, timeZone, onUnreadable, onBlur, ...rest }] =
    splitFieldProps(props);
  const { isDisabled, controlProps, hint } = useDisabled(disableable);
  const { onClickCapture: _click, 'aria-disabled': _disabled, 'aria-describedby': why, ...tooltip } = controlProps;
  const words = useTexts();
  const { locale } = useDesign();
  const format = useFormatDay();
  const unreadable = useUnreadable(onUnreadable);
  const root = useRef<HTMLDivElement>(null);
  const parts = useRef(new Map<string, PartsState>());
  const { report } = unreadable;
  function toType(): string {
    if (kind === 'time') return words.incompleteTime(formatTime(EXAMPLE, locale));
    const day = format(new Date(), timeZone, kind === 'date' || kind === 'range' ? 'date' : 'datetime');
    if (kind === 'date') return words.incompleteDate(day);
    return kind === 'dateTime' ? words.incompleteDateTime(day) : words.incompleteRange(`${day} – ${day}`);
  }
  const latest = useLatest(toType);
  const noteParts = useCallback(
    (key: string, state: PartsState | undefined) => {
      if (state === undefined) parts.current.delete(key);
      else parts.current.set(key, state);
      report(isUnfinished(parts.current) ? latest.current() : undefined);
    },
    [report, latest],
  );
  return (
    <Field
      {...texts}
      error={unreadable.error ?? texts.error}
      {...rest}
      controlId={id}
      onBlur={(event) => {
        if (!isLeaving(event)) return;
        if (unreadable.message !== undefined) unreadable.show();
        onBlur?.(event);
      }}
    >
      {(field) => (
        <div {...tooltip} ref={root}>
          <DatePartsContext value={noteParts}>
            <Suspense fallback={<DateRoot aria-hidden aria-busy />}>
              {control({
                id: field.id,
                label: props.label,
                name,
                describedBy: [field['aria-describedby'], why].filter(Boolean).join(' ') || undefined,
                isInvalid: field['aria-invalid'] ?? false,
                isRequired: field['aria-required'] ?? false,
                isDisabled,
              })}
            </Suspense>
          </DatePartsContext>
          {unreadable.message !== undefined && (
            // Segments have no validity of their own: this input blocks the form, and passes its focus to the missing
            // segment.
            <ValidityInput
              ref={unreadable.element}
              {...{ [UNREADABLE]: '' }}
              tabIndex={-1}
              aria-hidden
              onInvalid={unreadable.show}
              onFocus={() =>
                root.current?.querySelector<HTMLElement>('[data-part="segment"][data-placeholder]')?.focus()
              }
            />
          )}
          {hint}
        </div>
      )}
    </Field>
  );
}
