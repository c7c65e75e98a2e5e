import type { V1Schemas } from '@mailroom/api-client';
import { Card, DateText, Skeleton } from '@mailroom/design-system';
import { loadAlongside } from '../../../shared/lazyPart.tsx';

const StepTable = loadAlongside(
  async () => (await import('./StepTable.tsx')).StepTable,
  ({ steps }) =>
    steps.length > 0 ? (
      <Skeleton lines={steps.length + 1} height={32} smallHeight={92} />
    ) : (
      <Skeleton lines={1} height={151} smallHeight={117} />
    ),
);

/** The steps of this attempt, in order. */
export function ProductProcess({ product }: { product: V1Schemas['Product'] }) {
  const { attempt, launched_at, launched_by, steps } = product;
  return (
    <Card
      title="Process"
      isFlush
      note={
        launched_at && (
          <>
            attempt {attempt}, launched <DateText value={launched_at} />
            {launched_by && ` by ${launched_by.name}`}
          </>
        )
      }
    >
      <StepTable steps={steps} />
    </Card>
  );
}
