import { HeaderSearch } from '@mailroom/design-system';
import { lazy, Suspense, useEffect, useState } from 'react';

const CommandPalette = lazy(() =>
  import('./CommandPalette.tsx').then((loaded) => ({ default: loaded.CommandPalette })),
);
const ShortcutSheet = lazy(() => import('./ShortcutSheet.tsx').then((loaded) => ({ default: loaded.ShortcutSheet })));

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

const shortcut = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K');

/** The search box of the header with its keys, and the sheet that tells all keys. Both come when they are asked for. */
export function Jump() {
  const [open, setOpen] = useState<'palette' | 'shortcuts'>();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
        event.preventDefault();
        setOpen((before) => (before === 'palette' ? undefined : 'palette'));
      }
      if (event.key === '?' && !isTyping(event)) setOpen('shortcuts');
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  const close = () => setOpen(undefined);
  return (
    <>
      <HeaderSearch label="Search or jump to" shortcut={shortcut()} onOpen={() => setOpen('palette')} />
      <Suspense>
        {open === 'palette' && <CommandPalette onClose={close} />}
        {open === 'shortcuts' && <ShortcutSheet onClose={close} />}
      </Suspense>
    </>
  );
}
