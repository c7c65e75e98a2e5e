import type { V1Schemas } from '@mailroom/api-client';
import { Card, DateText, Skeleton } from '@mailroom/design-system';
import { loadAlongside } from '../../../shared/lazyPart.tsx';

// As high as the table of five steps.
const StepTable = loadAlongside(
  async () => (await import('./StepTable.tsx')).StepTable,
  <Skeleton lines={6} height={32} smallHeight={104} />,
);

/** The steps of a launch in order: before it the plan, after it what came of them. */
export function ProductProcess({ product }: { product: V1Schemas['Product'] }) {
  const { attempt, launched_at, launched_by, steps, time_zone } = product;
  return (
    <Card
      title={steps.length > 0 ? 'Process' : 'Plan'}
      isFlush
      note={
        launched_at ? (
          <>
            attempt {attempt}, launched <DateText value={launched_at} />
            {launched_by && ` by ${launched_by.name}`}
          </>
        ) : (
          `times in ${time_zone}`
        )
      }
    >
      <StepTable product={product} />
    </Card>
  );
}
