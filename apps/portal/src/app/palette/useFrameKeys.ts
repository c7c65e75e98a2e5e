import { activeShortcuts, useShortcuts } from '@mailroom/design-system';
import type { Permission } from '@mailroom/domain/access/permissions';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOfferedModules } from '../../session/user/useOfferedModules.ts';
import { usePermissions } from '../../session/user/usePermissions.ts';
import { paths } from '../../shared/paths.ts';
import { sessionStore } from '../../shared/stores.ts';
import { shortcuts } from './shortcuts.ts';

const STORED = 'character-keys';

/** Focuses the search field of the page. Returns false on a page without one. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#main [role="searchbox"]');
  field?.focus();
  field?.select();
  return field !== null;
}

/** Presses the button below the side navigation; a page without one has none. */
function foldNavigation(): void {
  document.querySelector<HTMLButtonElement>('nav + button[aria-expanded]')?.click();
}

/** Binds the keys of the frame; a page that the user may not open has no key. */
export function useFrameKeys(open: { readonly palette: () => void; readonly sheet: () => void }) {
  const navigate = useNavigate();
  const offered = useOfferedModules() ?? [];
  const { names } = usePermissions();
  const [hasCharacterKeys, setCharacterKeys] = useState(() => sessionStore.get(STORED) !== 'off');
  const go = (href: string) => () => void navigate(href);
  const goIf = (module: string, href: string, needs?: Permission) =>
    offered.some(({ id }) => id === module) && (!needs || names.has(needs)) ? go(href) : undefined;
  const handlers = {
    ...open,
    landing: go(paths.landing),
    people: goIf('audience-builder', paths.audienceBuilder.people),
    suppressions: goIf('audience-builder', paths.audienceBuilder.suppressions),
    creatives: goIf('campaign-creatives', paths.campaignCreatives.dashboard),
    orders: goIf('order-management', paths.orderManagement.dashboard),
    reports: goIf('order-management', paths.orderManagement.reports, 'can_view_report'),
    accounts: goIf('administration', paths.administration.accounts),
    users: goIf('administration', paths.administration.users, 'can_view_user'),
    fold: foldNavigation,
    search: () => focusSearch() || open.palette(),
    // Tasks need no permission of their own: every module has some.
    tasks: offered.length > 0 ? go(paths.taskManagement.dashboard) : undefined,
  };
  useShortcuts(shortcuts, handlers, { hasCharacterKeys });
  return {
    shortcuts: activeShortcuts(shortcuts, handlers),
    hasCharacterKeys,
    onCharacterKeysChange(isOn: boolean) {
      setCharacterKeys(isOn);
      sessionStore.set(STORED, isOn ? 'on' : 'off');
    },
  };
}
