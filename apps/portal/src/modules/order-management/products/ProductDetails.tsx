import type { V1Schemas } from '@mailroom/api-client';
import {
  Card,
  Code,
  DescriptionList,
  DeviceFrame,
  MoneyText,
  NumberText,
  Skeleton,
  Stack,
} from '@mailroom/design-system';
import { priceCents } from '@mailroom/domain/derivation/price';
import { RecordLink } from '../../../components/RecordLink.tsx';
import { MAIL_WIDTH } from '../../../components/mailWidth.ts';
import { paths } from '../../../shared/paths.ts';
import { ProductTime } from '../banner/ProductTime.tsx';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { isPlanned } from './sendingFacts.ts';

type Product = V1Schemas['Product'];

const DeliveryPlan = loadOnUse(
  async () => (await import('./DeliveryPlan.tsx')).DeliveryPlan,
  <Card title="Delivery plan">
    <Skeleton lines={1} height={40} />
  </Card>,
);

const PICTURE_HEIGHT = 360;

const SOURCES = { product: 'set for this product', account: 'the account’s rate', house: 'the default rate' };

function WhatGoesOut({ product: { audience, creative, install, product_type } }: { product: Product }) {
  const people = {
    term: 'Audience',
    detail: audience ? (
      <RecordLink href={paths.audienceBuilder.audience(audience.id)}>{audience.name}</RecordLink>
    ) : (
      '—'
    ),
  };
  const mail = {
    term: 'Creative',
    detail: creative ? (
      <>
        <RecordLink href={paths.campaignCreatives.creative(creative.id)}>{creative.name}</RecordLink>{' '}
        {creative.revision !== null && <Code>rev {creative.revision}</Code>}
      </>
    ) : (
      '—'
    ),
  };
  const items =
    product_type === 'Data delivery'
      ? [{ term: 'Delivered to', detail: install?.name ?? '—' }, people, mail]
      : [
          mail,
          { term: 'Subject', detail: creative?.subject ?? '—' },
          { term: 'From', detail: creative?.from_name ?? '—' },
          people,
          ...(creative?.pinned ? [{ term: 'Pinned', detail: 'the version at launch' }] : []),
        ];
  return (
    <Card title="What is sent">
      <Stack gap={16}>
        <DescriptionList items={items} />
        {creative?.preview_url && (
          <DeviceFrame
            label={`Preview of ${creative.name}`}
            src={creative.preview_url}
            height={PICTURE_HEIGHT}
            layoutWidth={MAIL_WIDTH}
          />
        )}
      </Stack>
    </Card>
  );
}

/** The order's numbers, dates and price. */
export function ProductDetails({ product }: { product: Product }) {
  const { rate, recipients, volume_tolerance_percent, account_tolerance_percent, accepted_volume, time_zone } = product;
  const tolerance =
    volume_tolerance_percent === null
      ? `${account_tolerance_percent} %, the account’s`
      : `${volume_tolerance_percent} %`;
  return (
    <>
      <WhatGoesOut product={product} />
      {isPlanned(product) && <DeliveryPlan product={product} />}
      <Card title="What is ordered">
        <DescriptionList
          items={[
            { term: 'Advertiser', detail: product.advertiser_name },
            { term: 'Account', detail: product.account_name },
            { term: 'Type', detail: product.product_type ?? '—' },
            { term: 'Volume', detail: <NumberText value={product.volume_ordered} /> },
            { term: 'Tolerance', detail: tolerance },
            ...(accepted_volume === null ? [] : [{ term: 'Accepted', detail: <NumberText value={accepted_volume} /> }]),
            {
              term: 'Rate',
              detail: rate ? (
                <>
                  <MoneyText cents={rate.cpm_cents} currency={rate.currency} /> per thousand, {SOURCES[rate.source]}
                </>
              ) : (
                '—'
              ),
            },
            ...(rate && recipients !== null
              ? [
                  {
                    term: 'Price',
                    detail: (
                      <>
                        <MoneyText cents={priceCents(rate.cpm_cents, recipients)} currency={rate.currency} /> for{' '}
                        <NumberText value={recipients} />
                      </>
                    ),
                  },
                ]
              : []),
            { term: 'Start', detail: <ProductTime value={product.product_start_date} zone={time_zone} isRelative /> },
            { term: 'End', detail: <ProductTime value={product.product_end_date} zone={time_zone} /> },
            { term: 'Zone', detail: time_zone },
          ]}
        />
      </Card>
    </>
  );
}
