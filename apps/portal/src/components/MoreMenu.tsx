import { Menu } from '@mailroom/design-system';
import { usePageActions, type PageAction } from '../shared/pageActions.ts';

interface MoreMenuProps {
  /** Shows only the icon, where the line has no room for words. Default false. */
  isIconOnly?: boolean | undefined;
  items: readonly (PageAction & { readonly isDanger?: boolean | undefined })[];
}

/** The actions of a record that aren't its next step. Not rendered without any. */
export function MoreMenu({ items, isIconOnly }: MoreMenuProps) {
  usePageActions(items);
  return items.length > 0 && <Menu label="More" variant="quiet" isIconOnly={isIconOnly} items={items} />;
}
