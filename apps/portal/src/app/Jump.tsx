import { HeaderSearch, ShortcutSheet } from '@mailroom/design-system';
import { lazy, Suspense, useState } from 'react';
import { shortcuts } from './shortcuts.ts';
import { useFrameKeys } from './useFrameKeys.ts';

const Palette = lazy(() => import('./Palette.tsx').then((loaded) => ({ default: loaded.Palette })));

/** The search box of the header with its keys, and the sheet that tells all keys. Both come when they are asked for. */
export function Jump() {
  const [open, setOpen] = useState<'palette' | 'sheet'>();
  const [isPaletteWanted, setPaletteWanted] = useState(false);
  const openPalette = () => {
    setPaletteWanted(true);
    setOpen('palette');
  };
  const close = () => setOpen(undefined);
  const keys = useFrameKeys({ palette: openPalette, sheet: () => setOpen('sheet') });
  return (
    <>
      <HeaderSearch label={shortcuts.palette.label} shortcut={shortcuts.palette.keys} onOpen={openPalette} />
      {isPaletteWanted && (
        <Suspense>
          <Palette isOpen={open === 'palette'} onClose={close} onShowKeys={() => setOpen('sheet')} />
        </Suspense>
      )}
      <ShortcutSheet isOpen={open === 'sheet'} onClose={close} {...keys} />
    </>
  );
}
