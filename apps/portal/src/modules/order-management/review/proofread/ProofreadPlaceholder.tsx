import { Card, Skeleton } from '@mailroom/design-system';

export const PROOFREAD_TITLE = 'Every mail proofread';

/** As high as the card without faults, which is the usual one. */
const LINE = 20;

/** The card while its code or its data loads. */
export function ProofreadPlaceholder() {
  return (
    <Card title={PROOFREAD_TITLE}>
      <Skeleton lines={1} height={LINE} />
    </Card>
  );
}
