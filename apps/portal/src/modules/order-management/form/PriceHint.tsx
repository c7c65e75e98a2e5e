import { MoneyText, Text } from '@mailroom/design-system';
import { priceCents } from '@mailroom/domain/derivation/price';
import { useFormats } from '../../../shared/useFormats.ts';

interface PriceHintProps {
  /** The rate per thousand; undefined while it isn't known. */
  cents: number | undefined;
  volume: number | null;
  currency: string;
}

/** The price of the ordered volume, while one types. */
export function PriceHint({ cents, volume, currency }: PriceHintProps) {
  const { number } = useFormats();
  if (cents === undefined || volume === null || volume <= 0) return null;
  return (
    <Text tone="subtle">
      <MoneyText cents={priceCents(cents, volume)} currency={currency} /> for {number(volume)}
    </Text>
  );
}
