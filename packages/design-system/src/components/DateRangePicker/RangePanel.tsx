import { today } from '@internationalized/date';
import { use } from 'react';
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { useMedia } from '../../hooks/useMedia.ts';
import { useTexts } from '../../provider/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { CalendarMonths } from '../DatePicker/CalendarMonths.tsx';
import { RangeBox } from './DateRangePicker.styles.ts';
import { presetBlock } from './presetBlock.ts';
import type { DateRangeControlProps } from './rangeControl.ts';
import { RangeTimes } from './RangeTimes.tsx';
import { ofDays } from './rangeValues.ts';

/** The panel below a range field: ready-made ranges, the calendar, and the times. */
export function RangePanel(props: DateRangeControlProps) {
  const { value, onChange, hasTime, timeZone, presets, unavailable } = props;
  const texts = useTexts();
  const hasRoom = useMedia('(min-width: 720px)');
  const picker = use(DateRangePickerStateContext);
  const day = today(timeZone).toString();
  return (
    <Popover placement="bottom start">
      <RangeBox as={Dialog} aria-label={props.label}>
        {presets.length > 0 && (
          <ul data-part="presets" aria-label={texts.presets}>
            {presets.map((preset) => {
              const range = ofDays(preset.range(day), hasTime, timeZone);
              const block = presetBlock(range, preset.range(day), props, texts);
              return (
                <li key={preset.id}>
                  <Button
                    variant="quiet"
                    aria-pressed={value?.start === range.start && value.end === range.end}
                    disabled={block !== undefined}
                    reason={block ?? ''}
                    onClick={() => {
                      onChange(range);
                      picker?.setOpen(false);
                    }}
                  >
                    {typeof preset.label === 'string' ? preset.label : preset.label(texts)}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
        <div data-part="calendar">
          <RangeCalendar pageBehavior="single" visibleDuration={{ months: hasRoom ? 2 : 1 }}>
            <CalendarMonths count={hasRoom ? 2 : 1} unavailable={unavailable} />
          </RangeCalendar>
          {hasTime && <RangeTimes timeZone={timeZone} />}
        </div>
      </RangeBox>
    </Popover>
  );
}
