import type { DateValue } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from '../../provider/AriaLocale.tsx';
import { useTexts } from '../../provider/useTexts.ts';
import { CalendarIcon } from '../Icon/CalendarIcon.ts';
import { CalendarMonths, type Unavailable } from './CalendarMonths.tsx';
import type { DateFrameControl } from './DateFrame.tsx';
import { CalendarBox, DateRoot } from './DatePicker.styles.ts';
import { Segments } from './Segments.tsx';

export interface DateControlProps extends DateFrameControl {
  value: DateValue | null;
  /** The date and zone that an empty field starts from. */
  placeholder: DateValue;
  onChange: (value: DateValue | null) => void;
  min: DateValue | undefined;
  max: DateValue | undefined;
  unavailable: Unavailable | undefined;
  granularity: 'day' | 'minute';
}

/** The segments and the calendar of react-aria. Loaded on first use. */
export default function DateControl(props: DateControlProps) {
  const texts = useTexts();
  const { min, max, name, unavailable } = props;
  return (
    <AriaLocale>
      <DatePicker
        aria-label={props.label}
        {...(props.describedBy !== undefined && { 'aria-describedby': props.describedBy })}
        value={props.value}
        placeholderValue={props.placeholder}
        onChange={props.onChange}
        granularity={props.granularity}
        isInvalid={props.isInvalid}
        isRequired={props.isRequired}
        isReadOnly={props.isDisabled}
        validationBehavior="aria"
        {...(min !== undefined && { minValue: min })}
        {...(max !== undefined && { maxValue: max })}
        {...(unavailable && { isDateUnavailable: (day) => unavailable(day.toString().slice(0, 10)) !== undefined })}
        {...(name !== undefined && { name })}
      >
        <DateRoot
          as={Group}
          id={props.id}
          data-disabled={props.isDisabled ? '' : undefined}
          aria-disabled={props.isDisabled || undefined}
        >
          <Segments />
          {!props.isDisabled && (
            <Button data-part="open" aria-label={texts.chooseDate}>
              <CalendarIcon />
            </Button>
          )}
        </DateRoot>
        <Popover placement="bottom end">
          <CalendarBox as={Dialog} aria-label={props.label}>
            <Calendar>
              <CalendarMonths count={1} unavailable={unavailable} />
            </Calendar>
          </CalendarBox>
        </Popover>
      </DatePicker>
    </AriaLocale>
  );
}
