import { Skeleton } from '@mailroom/design-system';
import { loadOnUse } from '../shared/lazyPart.tsx';

/** Says under an audience's numbers when they were counted. Loads when it is used, because recounts are short and rare. */
export const RecountNote = loadOnUse(
  async () => (await import('./RecountText.tsx')).RecountText,
  <Skeleton lines={1} height={16} smallHeight={32} />,
);
