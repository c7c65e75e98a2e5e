import { useState } from 'react';

export interface HiddenProps {
  /** Ids that the legend has hidden. Default: the chart keeps its own. */
  hiddenIds?: readonly string[] | undefined;
  /** Called with the ids that are now hidden. */
  onHiddenIdsChange?: ((hiddenIds: readonly string[]) => void) | undefined;
}

/** Returns what the legend hides: controlled, or the chart's own state. */
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
