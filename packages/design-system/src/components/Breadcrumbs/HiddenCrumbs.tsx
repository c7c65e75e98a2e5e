import { useDesign } from '../../provider/DesignContext.ts';
import { useMenu } from '../Menu/useMenu.tsx';
import type { Breadcrumb } from './breadcrumb.ts';

/** The steps left out between the root and the last ones, in a menu behind a small button. */
export function HiddenCrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const { texts } = useDesign();
  const label = texts.more(items.length);
  const { anchor, triggerProps, popup } = useMenu({
    label,
    items: items.map(({ label: name, href }) => ({
      id: `${name} ${href}`,
      label: name,
      href,
    })),
  });
  return (
    <>
      <button ref={anchor} type="button" aria-label={label} {...triggerProps}>
        …
      </button>
      {popup}
    </>
  );
}
