import { now, today } from '@internationalized/date';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateRangePicker } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { AriaLocale } from '../../provider/AriaLocale.tsx';
import { useDesign } from '../../provider/DesignContext.ts';
import { useTexts } from '../../provider/useTexts.ts';
import { Segments } from '../DatePicker/Segments.tsx';
import { CalendarIcon } from '../Icon/CalendarIcon.ts';
import { XIcon } from '../Icon/XIcon.ts';
import { RangeRoot } from './DateRangePicker.styles.ts';
import type { DateRangeControlProps } from './rangeControl.ts';
import { RangePanel } from './RangePanel.tsx';
import { fromEnds, toEnds, zoneNames } from './rangeValues.ts';

/** The two rows of segments and the panel below them, from react-aria. Loaded on first use. */
export default function DateRangeControl(props: DateRangeControlProps) {
  const texts = useTexts();
  const { locale } = useDesign();
  const root = useRef<HTMLDivElement>(null);
  const { value, onChange, hasTime, timeZone, min, max, unavailable, name } = props;
  const bounds = (text: string) => toEnds({ start: text, end: text }, hasTime, timeZone).start;
  const clear = () => {
    onChange(null);
    root.current?.querySelector<HTMLElement>('[data-part="segment"]')?.focus();
  };
  return (
    <AriaLocale>
      <DateRangePicker
        aria-label={props.label}
        {...(props.describedBy !== undefined && { 'aria-describedby': props.describedBy })}
        value={value === null ? null : toEnds(value, hasTime, timeZone)}
        placeholderValue={
          hasTime ? now(timeZone).set({ hour: 0, minute: 0, second: 0, millisecond: 0 }) : today(timeZone)
        }
        onChange={(next) => onChange(next === null ? null : fromEnds(next, { hasTime, timeZone, before: value }))}
        granularity={hasTime ? 'minute' : 'day'}
        hideTimeZone
        shouldCloseOnSelect={!hasTime}
        isInvalid={props.isInvalid}
        isRequired={props.isRequired}
        isReadOnly={props.isDisabled}
        validationBehavior="aria"
        {...(min !== undefined && { minValue: bounds(min) })}
        {...(max !== undefined && { maxValue: bounds(max) })}
        {...(unavailable && { isDateUnavailable: (day) => unavailable(day.toString().slice(0, 10)) !== undefined })}
        {...(name !== undefined && { startName: `${name}.start`, endName: `${name}.end` })}
      >
        <RangeRoot
          as={Group}
          ref={root}
          id={props.id}
          data-disabled={props.isDisabled ? '' : undefined}
          aria-disabled={props.isDisabled || undefined}
        >
          <div data-part="ends">
            <Segments slot="start" />
            <span aria-hidden data-part="dash">
              –
            </span>
            <Segments slot="end" />
            {hasTime && (
              <span data-part="zone">
                {zoneNames(value ? [new Date(value.start), new Date(value.end)] : [new Date()], timeZone, locale)}
              </span>
            )}
          </div>
          <span data-part="buttons">
            {!props.isDisabled && props.isClearable && value !== null && (
              <Button slot={null} data-part="open" aria-label={texts.clearOf(props.label)} onPress={clear}>
                <XIcon />
              </Button>
            )}
            {!props.isDisabled && (
              <Button data-part="open" aria-label={texts.chooseRange}>
                <CalendarIcon />
              </Button>
            )}
          </span>
        </RangeRoot>
        <RangePanel {...props} />
      </DateRangePicker>
    </AriaLocale>
  );
}
