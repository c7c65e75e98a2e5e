import type { V2Schemas } from '@mailroom/api-client';
import type { MovedDays } from '@mailroom/design-system';

/** A deployment on its way to another day. */
export interface Moved extends Pick<MovedDays, 'from' | 'to'> {
  readonly volume: number;
}

/** How many mails a day would send if the deployment were dropped where it is. */
export function volumeAfter({ date, volume }: V2Schemas['CalendarDay'], moved: Moved | undefined): number {
  if (!moved || moved.from === moved.to) return volume;
  if (date === moved.from) return Math.max(0, volume - moved.volume);
  return date === moved.to ? volume + moved.volume : volume;
}
