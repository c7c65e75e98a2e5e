import { loadAhead } from '../../hooks/loadAhead.ts';

const PARTS = [
  () => import('../Menu/MenuPopup.tsx'),
  () => import('../Popover/PopoverPanel.tsx'),
  () => import('../Modal/ModalPanel.tsx'),
  () => import('../Tooltip/TooltipPopup.tsx'),
  () => import('../Drawer/DrawerPanel.tsx'),
];

/** Loads menus and popovers while the browser is idle, so that they delay neither the first paint nor the first press. */
export function warmUp(): () => void {
  const load = () => {
    for (const part of PARTS) loadAhead(part);
  };
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(load, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(load, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
