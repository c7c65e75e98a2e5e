import { HeaderMenu } from '@mailroom/design-system';
import { useLocation } from 'react-router-dom';
import { normalisedPath } from '../../session/user/pathGuard.ts';
import { useOfferedModules } from '../../session/user/useOfferedModules.ts';
import { moduleRegistry } from '../routes/moduleRegistry.ts';

/** The menu labelled Switch: the modules that the user's permissions allow. */
export function ModuleSwitcher() {
  const { pathname } = useLocation();
  const here = moduleRegistry.find(({ id }) => normalisedPath(pathname).startsWith(`/${id}/`));
  const items = (useOfferedModules() ?? []).map(({ id, title, href, description }) => ({
    id,
    label: title,
    description,
    href,
    isCurrent: id === here?.id,
  }));
  return <HeaderMenu label="Switch" value={here?.title} items={items} />;
}
