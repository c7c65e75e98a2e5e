import { useState } from 'react';

export interface HiddenProps {
  /** Ids of what the legend took out of the picture. Kept by the chart itself when absent. */
  hiddenIds?: readonly string[] | undefined;
  /** Called with the ids that are hidden now. */
  onHiddenIdsChange?: ((hiddenIds: readonly string[]) => void) | undefined;
}

/** What the legend hides, controlled or self-kept. */
export function useHidden({ hiddenIds, onHiddenIdsChange }: HiddenProps) {
  const [own, setOwn] = useState<readonly string[]>([]);
  return {
    hidden: hiddenIds ?? own,
    setHidden: (next: readonly string[]) => {
      setOwn(next);
      onHiddenIdsChange?.(next);
    },
  };
}
