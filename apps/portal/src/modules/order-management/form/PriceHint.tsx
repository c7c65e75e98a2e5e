import type { V2Schemas } from '@mailroom/api-client';
import { MoneyText, Text } from '@mailroom/design-system';
import { priceCents } from '@mailroom/domain/derivation/price';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rateInUseQuery } from '../../../resources/planning/rateInUse.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { useFormats } from '../../../shared/useFormats.ts';

type Rate = V2Schemas['RateInUse']['rate'];

interface PriceHintProps {
  accountId: number;
  /** Null while it isn't chosen. */
  advertiserId: number | null;
  type: 'E-mail deployment' | 'Data delivery' | null;
  /** The product's own rate per thousand, in cents; null without one. */
  ownCents: number | null;
  volume: number | null;
  currency: string;
}

/** The rate of a product that has none of its own, as the server would charge it; undefined while it isn't known. */
function useRateInUse({ accountId, advertiserId, type }: PriceHintProps): Rate | undefined {
  const see = useCan('can_view_product');
  const product =
    see.can && advertiserId !== null && type !== null
      ? { account_id: accountId, advertiser_id: advertiserId, product_type: type }
      : undefined;
  return useQuery(rateInUseQuery(product)).data?.rate;
}

/** The price of the ordered volume, while one types, and the rate that it follows from. */
export function PriceHint(props: PriceHintProps) {
  const { ownCents, volume, currency } = props;
  const { number } = useFormats();
  const inUse = useRateInUse(props);
  if (ownCents === null && inUse === null) return <Text tone="subtle">No rate is set for this type yet</Text>;
  const cents = ownCents ?? inUse?.cpm_cents;
  if (cents === undefined) return null;
  const price =
    volume !== null && volume > 0 ? (
      <>
        <MoneyText cents={priceCents(cents, volume)} currency={currency} /> for {number(volume)}
      </>
    ) : null;
  let rate: ReactNode = null;
  if (ownCents === null && inUse) {
    const whose = inUse.source === 'account' ? 'account’s' : 'default';
    rate = (
      <>
        {price ? ` at the ${whose} rate of ` : `The ${whose} rate is `}
        <MoneyText cents={inUse.cpm_cents} currency={inUse.currency} />
      </>
    );
  }
  return price || rate ? (
    <Text tone="subtle">
      {price}
      {rate}
    </Text>
  ) : null;
}
