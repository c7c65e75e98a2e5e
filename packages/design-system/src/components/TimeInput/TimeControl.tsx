import type { Time } from '@internationalized/date';
import { TimeField } from 'react-aria-components/TimeField';
import { AriaLocale } from '../../provider/AriaLocale.tsx';
import type { DateFrameControl } from '../DatePicker/DateFrame.tsx';
import { DateRoot } from '../DatePicker/DatePicker.styles.ts';
import { Segments } from '../DatePicker/Segments.tsx';

interface TimeControlProps extends DateFrameControl {
  value: Time | null;
  onChange: (value: Pick<Time, 'hour' | 'minute'> | null) => void;
}

/** The segments of react-aria. Loaded on first use. */
export default function TimeControl(props: TimeControlProps) {
  const { id, name, describedBy, isDisabled } = props;
  return (
    <AriaLocale>
      <TimeField
        id={id}
        aria-label={props.label}
        {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        value={props.value}
        onChange={props.onChange}
        granularity="minute"
        isInvalid={props.isInvalid}
        isRequired={props.isRequired}
        isReadOnly={isDisabled}
        validationBehavior="aria"
        {...(name !== undefined && { name })}
      >
        <DateRoot data-disabled={isDisabled ? '' : undefined} data-invalid={props.isInvalid ? '' : undefined}>
          <Segments isDisabled={isDisabled} />
        </DateRoot>
      </TimeField>
    </AriaLocale>
  );
}
