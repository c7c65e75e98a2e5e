import type { V2Schemas } from '@mailroom/api-client';
import { formatShare, ProgressBar, Stack, Text, useDesign } from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';
import { volumeAfter, type Moved } from './dayVolume.ts';

interface DayHeadProps {
  day: V2Schemas['CalendarDay'];
  /** The deployment that is being moved. */
  moved: Moved | undefined;
  /** Without the bar, for the small days of a month. */
  isSmall: boolean;
}

/** How many mails start on a day, and how much of what can be sent that is. */
export function DayHead({ day, moved, isSmall }: DayHeadProps) {
  const { locale } = useDesign();
  const { number } = useFormats();
  const capacity = day.capacity ?? 0;
  const volume = volumeAfter(day, moved);
  const isLess = volume < day.volume;
  const isOver = (capacity > 0 && volume > capacity) || (!isLess && day.over.length > 0);
  if (day.volume === 0 && volume === 0 && isSmall) return null;
  return (
    <Stack gap={2}>
      {capacity > 0 && !isSmall && (
        <ProgressBar
          size="small"
          label="Of what can be sent"
          isLabelHidden
          isLive={false}
          value={volume}
          max={capacity}
        />
      )}
      <Stack direction="row" gap={4} justify="between">
        <Text size={12} tone={isSmall ? 'muted' : 'ink'} weight={isSmall ? 400 : 600} isTabular>
          {number(volume)}
        </Text>
        {isLess && (
          <Text size={12} tone="muted" isTabular>
            was {number(day.volume)}
          </Text>
        )}
        {!isLess && capacity > 0 && (
          <Text size={12} tone={isOver ? 'danger' : 'muted'} weight={isOver ? 600 : 400} isTabular>
            {isOver && 'over, '}
            {formatShare(locale, volume, capacity, 0)}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
