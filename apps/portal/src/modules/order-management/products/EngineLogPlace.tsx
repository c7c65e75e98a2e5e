import { Skeleton } from '@mailroom/design-system';

/** As high as the five steps of a first attempt, while the table's code and then its rows are on their way. */
export function EngineLogPlace() {
  return <Skeleton lines={6} height={32} smallHeight={112} />;
}
