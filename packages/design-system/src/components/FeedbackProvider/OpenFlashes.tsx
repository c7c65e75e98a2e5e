import { useEffect, useState, useSyncExternalStore } from 'react';
import { FlashStack, type FlashStackProps } from '../Flash/FlashStack.tsx';
import type { Flashes } from './flashes.ts';

interface OpenFlashesProps extends Pick<FlashStackProps, 'duration' | 'keepErrors'> {
  flashes: Flashes;
}

/** The messages on screen. Loaded after the application has been drawn. */
export default function OpenFlashes({ flashes, ...stack }: OpenFlashesProps) {
  const { open } = useSyncExternalStore(flashes.subscribe, flashes.read, flashes.read);
  const [isThere, setThere] = useState(false);
  // Messages that were said before come a moment after the log, because screen readers read only what is added to it.
  useEffect(() => setThere(true), []);
  return <FlashStack notices={isThere ? open : []} onClose={flashes.close} {...stack} />;
}
