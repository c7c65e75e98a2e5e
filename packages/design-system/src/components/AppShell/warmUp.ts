/** Loads menus and popovers while the browser is idle, so that they delay neither the first paint nor the first press. */
export function warmUp(): () => void {
  const load = () => {
    void import('../Menu/MenuPopup.tsx');
    void import('../Popover/PopoverPanel.tsx');
    void import('../Modal/ModalPanel.tsx');
    void import('../Tooltip/TooltipPopup.tsx');
    void import('../Drawer/DrawerPanel.tsx');
  };
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(load, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(load, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
