import type { V1Schemas } from '@mailroom/api-client';
import { Code, DescriptionList, Link, MoneyText, Stack, Text, useDesign } from '@mailroom/design-system';
import { priceCents } from '@mailroom/domain/derivation/price';
import type { ReviewedAction } from './actionTexts.ts';
import { useOpenable } from '../../../session/user/usePermissions.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { RecountNote } from '../../../components/RecountNote.tsx';
import { volumeWords } from './reviewPlan.ts';
import { ReviewLeaves } from './ReviewLeaves.tsx';
import { ReviewPace } from './ReviewPace.tsx';
import { ReviewSigned } from './ReviewSigned.tsx';

interface ReviewFactsProps {
  product: V1Schemas['Product'];
  action: ReviewedAction;
  now: Date;
}

function Price({ rate, people }: { rate: V1Schemas['Rate'] | null; people: number | null }) {
  const { number } = useFormats();
  if (!rate || people === null) return '—';
  const { cpm_cents, currency } = rate;
  return (
    <>
      <Text weight={600}>
        <MoneyText cents={priceCents(cpm_cents, people)} currency={currency} />
      </Text>{' '}
      <Text tone="muted">
        {number(people)} at <MoneyText cents={cpm_cents} currency={currency} /> a thousand
      </Text>
    </>
  );
}

interface ReplacedProps {
  creativeId: number;
  correction: NonNullable<V1Schemas['Product']['corrected']>;
}

/** Names both revisions, and links to what differs between them. */
function Replaced({ creativeId, correction: { sent_revision: sent, revision } }: ReplacedProps) {
  const openable = useOpenable();
  const changes = openable(paths.campaignCreatives.compare(creativeId, sent, revision));
  return (
    <>
      <Text weight={600}>
        revision {sent} by {revision}
      </Text>{' '}
      {changes && <Link href={changes}>See the changes</Link>}
    </>
  );
}

/** To how many it goes, what and from whom, for how much, and when. */
export function ReviewFacts({ product, action, now }: ReviewFactsProps) {
  const { number, count } = useFormats();
  const { timeZone } = useDesign();
  const { creative, audience, install, prepared, rate, product_type } = product;
  const isData = product_type === 'Data delivery';
  const people = product.recipients;
  const correction = action === 'correct' ? product.corrected : null;
  const had = correction?.had_it ?? 0;
  const seeds = action === 'confirm' ? (prepared?.live_seeds ?? 0) : 0;
  const mailOf = creative?.advertiser ?? null;
  const isForeign = mailOf !== null && mailOf.id !== product.advertiser_id;
  const mail = [
    ...(isForeign
      ? [
          { term: 'Mail of', detail: <Text weight={600}>{mailOf.name}</Text> },
          { term: 'Order of', detail: <Text weight={600}>{product.advertiser_name}</Text> },
        ]
      : []),
    ...(correction && creative
      ? [{ term: 'Replaces', detail: <Replaced creativeId={creative.id} correction={correction} /> }]
      : []),
    { term: 'Subject', detail: <Text weight={600}>{creative?.subject}</Text> },
    {
      term: 'From',
      detail: creative?.from_name && (
        <>
          {creative.from_name} {creative.from_email && <Code>{creative.from_email}</Code>}
        </>
      ),
    },
    {
      term: 'Signed',
      detail: creative && <ReviewSigned domain={creative.signed_for} accountId={product.account_id} />,
    },
  ];
  return (
    <Stack gap={12}>
      <Stack direction="row" gap={12} align="center">
        <Text size={28} weight={600} isTabular>
          {people === null ? '—' : number(people)}
        </Text>
        <Stack gap={0}>
          <Text>
            {isData ? 'records' : 'people'}
            {seeds > 0 && `, and ${count(seeds, 'live seed')}`}
          </Text>
          <Text size={12} tone="muted">
            {had > 0 && `with the ${number(had)} of the first mail: `}
            {volumeWords(product, people === null ? null : people + had, number)}
          </Text>
        </Stack>
      </Stack>
      {product.recount && <RecountNote recount={product.recount} />}
      <DescriptionList
        items={[
          ...(isData
            ? [
                { term: 'Delivered to', detail: <Text weight={600}>{install?.name ?? '—'}</Text> },
                { term: 'Creative', detail: creative && `${creative.name}, rev ${creative.revision ?? '—'}` },
              ]
            : mail),
          {
            term: 'Audience',
            detail: audience && `${audience.name}, version ${audience.version_number ?? '—'}`,
          },
          { term: 'Price', detail: <Price rate={rate} people={people} /> },
          {
            term: 'Leaves',
            detail: <ReviewLeaves product={product} action={action} now={now} zone={product.time_zone} isOfAccount />,
          },
          ...(timeZone === product.time_zone
            ? []
            : [
                {
                  term: 'For you',
                  detail: <ReviewLeaves product={product} action={action} now={now} zone={timeZone} />,
                },
              ]),
          ...(isData || people === null
            ? []
            : [{ term: 'Pace', detail: <ReviewPace product={product} action={action} now={now} /> }]),
        ]}
      />
    </Stack>
  );
}
