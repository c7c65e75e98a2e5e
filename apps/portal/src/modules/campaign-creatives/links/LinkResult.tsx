import type { V1Schemas } from '@mailroom/api-client';
import { Badge, DateText, Stack, Text } from '@mailroom/design-system';
import { statusesOf } from '../../../components/statusLists.ts';
import { useNow } from '../../../shared/useNow.ts';
import { overrideWords } from '../decide/overrideWords.ts';
import { isBroken, isKeptAnswer, resultWords, wasAsked, type LinkRow } from './linkWords.ts';

/** Milliseconds for which the time of day says enough. */
const HALF_A_DAY = 12 * 3_600_000;

export function resultName({ override, result }: LinkRow): string {
  return override ? 'Overridden' : result;
}

/** When the address was asked, and whether its answer is one that was kept. */
function Asked({ at, isKept }: { at: string; isKept: boolean }) {
  const now = useNow(undefined);
  const isToday = now.getTime() - Date.parse(at) < HALF_A_DAY;
  return (
    <>
      {'asked '}
      <DateText value={at} kind={isToday ? 'time' : 'datetime'} />
      {isKept && ', answer kept'}
    </>
  );
}

interface LinkResultProps {
  link: LinkRow;
  check: V1Schemas['CreativeCheck'] | null;
}

/** The result of a link, in words and with its time. */
export function LinkResult({ link, check }: LinkResultProps) {
  const { override, result, checked_at: at } = link;
  const tone = override ? 'end' : statusesOf('action').of(result).tone;
  return (
    <Stack gap={4} align="start">
      <Badge tone={tone}>{resultName(link)}</Badge>
      <Text size={12} tone={isBroken(link) ? 'danger' : 'muted'}>
        {override ? overrideWords(override) : resultWords(link)}
        {at !== null && wasAsked(link) && (
          <>
            {', '}
            <Asked at={at} isKept={isKeptAnswer(link, check)} />
          </>
        )}
      </Text>
    </Stack>
  );
}
