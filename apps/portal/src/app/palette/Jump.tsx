import { HeaderSearch } from '@mailroom/design-system';
import { lazy, Suspense, useState } from 'react';
import type { InFront } from './FrameKeys.tsx';
import { search } from './search.ts';

// Loads after the first paint, because nobody presses a key before there is something to see.
const FrameKeys = lazy(() => import('./FrameKeys.tsx').then((loaded) => ({ default: loaded.FrameKeys })));

/** The search box of the header, and the keyboard shortcuts of the frame. */
export function Jump() {
  const [open, setOpen] = useState<InFront>();
  return (
    <>
      <HeaderSearch label={search.label} shortcut={search.keys} onOpen={() => setOpen('palette')} />
      <Suspense>
        <FrameKeys open={open} onOpen={setOpen} />
      </Suspense>
    </>
  );
}
