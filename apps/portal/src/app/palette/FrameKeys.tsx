import { ShortcutSheet } from '@mailroom/design-system';
import { lazy, Suspense, useState } from 'react';
import { useFrameKeys } from './useFrameKeys.ts';
import { useRecentPlaces } from '../preferences/useRecentPlaces.ts';

const Palette = lazy(() => import('./Palette.tsx').then((loaded) => ({ default: loaded.Palette })));

export type InFront = 'palette' | 'sheet' | undefined;

interface FrameKeysProps {
  open: InFront;
  onOpen: (open: InFront) => void;
}

/** Binds the keys of the frame. The palette and the shortcut sheet load when they are first opened. */
export function FrameKeys({ open, onOpen }: FrameKeysProps) {
  useRecentPlaces();
  const keys = useFrameKeys({ palette: () => onOpen('palette'), sheet: () => onOpen('sheet') });
  const [isPaletteWanted, setPaletteWanted] = useState(false);
  if (open === 'palette' && !isPaletteWanted) setPaletteWanted(true);
  const close = () => onOpen(undefined);
  return (
    <>
      {isPaletteWanted && (
        <Suspense>
          <Palette isOpen={open === 'palette'} onClose={close} onShowKeys={() => onOpen('sheet')} />
        </Suspense>
      )}
      <ShortcutSheet isOpen={open === 'sheet'} onClose={close} {...keys} />
    </>
  );
}
