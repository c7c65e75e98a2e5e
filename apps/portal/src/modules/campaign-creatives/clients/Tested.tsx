import { DateText, Text } from '@mailroom/design-system';
import { isOldTest } from '@mailroom/domain/verdicts/clientTests';
import { useNow } from '../../../shared/useNow.ts';

/** When a public test last said so, in amber after three years. */
export function Tested({ on }: { on: string }) {
  const now = useNow(undefined);
  const isOld = isOldTest(on, now);
  return (
    <Text size={12} tone={isOld ? 'warning' : 'subtle'}>
      {isOld ? 'last tested long ago, ' : 'last tested '}
      <DateText kind="date" value={`${on}T12:00:00Z`} />
    </Text>
  );
}
