import { activeShortcuts, useShortcuts } from '@mailroom/design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOfferedModules } from '../../session/user/useOfferedModules.ts';
import { paths } from '../../shared/paths.ts';
import { sessionStore } from '../../shared/stores.ts';
import { shortcuts } from './shortcuts.ts';

const STORED = 'character-keys';

/** Binds the keys of the frame; a module that the user may not open has no key. */
export function useFrameKeys(open: { readonly palette: () => void; readonly sheet: () => void }) {
  const navigate = useNavigate();
  const offered = useOfferedModules() ?? [];
  const [hasCharacterKeys, setCharacterKeys] = useState(() => sessionStore.get(STORED) !== 'off');
  const go = (href: string) => () => void navigate(href);
  const goIf = (module: string, href: string) => (offered.some(({ id }) => id === module) ? go(href) : undefined);
  const handlers = {
    ...open,
    landing: go(paths.landing),
    people: goIf('audience-builder', paths.audienceBuilder.people),
    creatives: goIf('campaign-creatives', paths.campaignCreatives.dashboard),
    orders: goIf('order-management', paths.orderManagement.dashboard),
    accounts: goIf('administration', paths.administration.accounts),
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
