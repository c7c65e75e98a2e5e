import { Skeleton } from '@mailroom/design-system';

/** As high as the five steps of a first attempt, while the table's code and rows load. */
export function EngineLogSkeleton() {
  return <Skeleton lines={6} height={32} smallHeight={112} />;
}
