import type { V2Schemas } from '@mailroom/api-client';
import { formatShare, ProgressBar, Stack, Text, useDesign } from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';

interface DayHeadProps {
  day: V2Schemas['CalendarDay'];
  /** Without the bar, for the small days of a month. */
  isSmall: boolean;
}

/** How many mails start on a day, and how much of what can be sent that is. */
export function DayHead({ day, isSmall }: DayHeadProps) {
  const { locale } = useDesign();
  const { number } = useFormats();
  const capacity = day.capacity ?? 0;
  const isOver = day.over.length > 0;
  if (day.volume === 0 && isSmall) return null;
  return (
    <Stack gap={2}>
      {capacity > 0 && !isSmall && (
        <ProgressBar
          size="small"
          label="Of what can be sent"
          isLabelHidden
          isLive={false}
          value={day.volume}
          max={capacity}
        />
      )}
      <Stack direction="row" gap={4} justify="between">
        <Text size={12} tone={isSmall ? 'muted' : 'ink'} weight={isSmall ? 400 : 600} isTabular>
          {number(day.volume)}
        </Text>
        {capacity > 0 && (
          <Text size={12} tone={isOver ? 'danger' : 'muted'} weight={isOver ? 600 : 400} isTabular>
            {isOver && 'over, '}
            {formatShare(locale, day.volume, capacity, 0)}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
