import { Skeleton } from '@mailroom/design-system';

/** The room that the findings take, as many as are open: their number is known before their texts. */
export function FindingsSkeleton({ open }: { open: number }) {
  return open > 0 ? <Skeleton lines={open} height={24} smallHeight={78} /> : <Skeleton lines={1} height={20} />;
}
