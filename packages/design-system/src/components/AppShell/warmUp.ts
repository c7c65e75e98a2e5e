/** Fetches what floats while the browser has nothing to do: the first paint doesn't wait for it, and the first press neither. */
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
