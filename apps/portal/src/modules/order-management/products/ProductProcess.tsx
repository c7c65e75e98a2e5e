import type { V1Schemas } from '@mailroom/api-client';
import { Card, Skeleton, useDesign } from '@mailroom/design-system';
import { loadAlongside } from '../../../shared/lazyPart.tsx';

/** As high as the table of five steps. On a phone each step is a card, which has fewer facts in a plan than after a launch. */
function Placeholder({ product: { steps } }: { product: V1Schemas['Product'] }) {
  return <Skeleton lines={5} height={40} smallHeight={steps.length > 0 ? 112 : 90} />;
}

const StepTable = loadAlongside(async () => (await import('./StepTable.tsx')).StepTable, Placeholder);

/** The steps of a launch in order: before it the plan, after it what came of them. All times are on the account's clock. */
export function ProductProcess({ product }: { product: V1Schemas['Product'] }) {
  const { formatDate } = useDesign();
  const { attempt, launched_at, launched_by, steps, time_zone: zone } = product;
  const launch = launched_at && [
    `attempt ${attempt}, launched ${formatDate(launched_at, 'datetime', zone)}`,
    launched_by && ` by ${launched_by.name}`,
    '; ',
  ];
  return (
    <Card
      title={steps.length > 0 ? 'Process' : 'Plan'}
      isFlush
      note={
        <>
          {launch}times in {zone}
        </>
      }
    >
      <StepTable product={product} />
    </Card>
  );
}
