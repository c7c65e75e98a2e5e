import { Skeleton } from '@mailroom/design-system';
import { FoldedCard } from '../../../components/FoldedCard.tsx';
import { loadOnUse } from '../../../shared/lazyPart.tsx';

const ProductEngineLog = loadOnUse(
  async () => (await import('./ProductEngineLog.tsx')).ProductEngineLog,
  <Skeleton lines={6} height={32} smallHeight={112} />,
);

/** The engine's log of a product, folded. */
export function EngineLogCard({ id }: { id: number }) {
  return (
    <FoldedCard title="Engine log" isFlush>
      <ProductEngineLog id={id} />
    </FoldedCard>
  );
}
