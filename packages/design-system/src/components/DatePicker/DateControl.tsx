import type { DateValue } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from '../../provider/AriaLocale.tsx';
import { useTexts } from '../../provider/useTexts.ts';
import { CalendarIcon } from '../Icon/CalendarIcon.ts';
import { ChevronLeftIcon } from '../Icon/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../Icon/ChevronRightIcon.ts';
import { CalendarBox, DateRoot } from './DatePicker.styles.ts';

export interface DateControlProps {
  id: string;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled: boolean;
  value: DateValue | null;
  /** Where an empty field starts, and in which zone. */
  placeholder: DateValue;
  onChange: (value: DateValue | null) => void;
  min: DateValue | undefined;
  max: DateValue | undefined;
  granularity: 'day' | 'minute';
  name: string | undefined;
}

/** The segments and the calendar, from react-aria. Loaded on first use. */
export default function DateControl(props: DateControlProps) {
  const texts = useTexts();
  const { min, max, name } = props;
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
        shouldForceLeadingZeros={props.granularity === 'day'}
        validationBehavior="aria"
        {...(min !== undefined && { minValue: min })}
        {...(max !== undefined && { maxValue: max })}
        {...(name !== undefined && { name })}
      >
        <DateRoot as={Group} id={props.id} data-disabled={props.isDisabled ? '' : undefined}>
          <DateInput data-part="segments">
            {(segment) => <DateSegment segment={segment} data-part="segment" />}
          </DateInput>
          {!props.isDisabled && (
            <Button data-part="open" aria-label={`${texts.chooseDate}, ${props.label}`}>
              <CalendarIcon />
            </Button>
          )}
        </DateRoot>
        <Popover placement="bottom end">
          <CalendarBox as={Dialog} aria-label={props.label}>
            <Calendar>
              <header>
                <Button slot="previous" aria-label={texts.previousMonth}>
                  <ChevronLeftIcon />
                </Button>
                <CalendarHeading />
                <Button slot="next" aria-label={texts.nextMonth}>
                  <ChevronRightIcon />
                </Button>
              </header>
              <CalendarGrid>
                <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
                <CalendarGridBody>{(date) => <CalendarCell date={date} data-part="day" />}</CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </CalendarBox>
        </Popover>
      </DatePicker>
    </AriaLocale>
  );
}
