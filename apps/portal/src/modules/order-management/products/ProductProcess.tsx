import type { V1Schemas } from '@mailroom/api-client';
import { Card, Skeleton, useDesign } from '@mailroom/design-system';
import { isReader } from '@mailroom/domain/derivation/who';
import { useReaderId } from '../../../session/user/useCurrentUser.ts';
import { loadAlongside } from '../../../shared/lazyPart.tsx';
import { ProductTime } from '../banner/ProductTime.tsx';

/** As high as the table of five steps. On a phone each step is a card, which has fewer facts in a plan than after a launch. */
function Placeholder({ product: { steps } }: { product: V1Schemas['Product'] }) {
  return <Skeleton lines={5} height={40} smallHeight={steps.length > 0 ? 112 : 90} />;
}

const StepTable = loadAlongside(async () => (await import('./StepTable.tsx')).StepTable, Placeholder);

/** The steps of a launch in order: before it the plan, after it what came of them. */
export function ProductProcess({ product }: { product: V1Schemas['Product'] }) {
  const { timeZone } = useDesign();
  const reader = useReaderId();
  const { attempt, launched_at, launched_by, steps, time_zone: zone } = product;
  const who = launched_by && (isReader(reader, launched_by.id) ? 'you' : launched_by.name);
  return (
    <Card
      title={steps.length > 0 ? 'Process' : 'Plan'}
      isFlush
      note={
        <>
          {launched_at && (
            <>
              attempt {attempt}, launched <ProductTime value={launched_at} zone={zone} />
              {who && ` by ${who}`}
            </>
          )}
          {zone !== timeZone && `${launched_at ? '; ' : ''}your times, the account’s on hover`}
        </>
      }
    >
      <StepTable product={product} />
    </Card>
  );
}
