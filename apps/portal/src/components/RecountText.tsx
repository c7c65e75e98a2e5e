import type { V1Schemas } from '@mailroom/api-client';
import { DateText, Text } from '@mailroom/design-system';
import { recountText } from '@mailroom/domain/derivation/recount';

interface RecountTextProps {
  recount: V1Schemas['Recount'];
}

/** Says under an audience's numbers when they were counted, while they are being renewed. */
export function RecountText({ recount }: RecountTextProps) {
  const { counted_at: countedAt, seconds_left: left } = recount;
  return (
    <Text as="p" role="status" size={12} tone="warning">
      As of <DateText value={countedAt} />, {recountText(left === null ? null : left * 1000)}. Launch and go-ahead wait
      for it.
    </Text>
  );
}
