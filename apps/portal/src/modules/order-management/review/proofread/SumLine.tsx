import type { V2Schemas } from '@mailroom/api-client';
import { Stack, Text } from '@mailroom/design-system';
import { useFormats } from '../../../../shared/useFormats.ts';
import { holdingFaults, sumParts } from './faultWords.ts';

/** Where each mail belongs, and how many go out. */
export function SumLine({
  proofread: { mails, sums, faults, is_open: isOpen },
}: {
  proofread: V2Schemas['Proofread'];
}) {
  const { number, count } = useFormats();
  const holding = holdingFaults(faults).length;
  return (
    <Stack gap={4}>
      <Stack direction="row" gap={12} justify="between" isWrapping aria-live="polite">
        <Text tone="ink" isTabular>
          <Text weight={600}>{number(mails)}</Text> = {sumParts(sums, number).join(' + ')}
        </Text>
        <Text tone="ink" weight={600} isTabular>
          {number(sums.go_out)} go out
        </Text>
      </Stack>
      {holding > 0 && (
        <Text as="p" size={12}>
          The go-ahead waits for a decision on {count(holding, 'Critical fault')}.
        </Text>
      )}
      {isOpen && sums.with_fallback > 0 && (
        <Text as="p" size={12}>
          Proofs that went out before don’t have the fallbacks. Show a mail to read what goes out.
        </Text>
      )}
    </Stack>
  );
}
