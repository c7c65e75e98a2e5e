import { HouseIcon, LogOutIcon, type PaletteCommand } from '@mailroom/design-system';
import { canAll } from '@mailroom/domain/access/can';
import { useQuery } from '@tanstack/react-query';
import { useOfferedModules } from '../../session/user/useOfferedModules.ts';
import { asNeeds, usePermissions } from '../../session/user/usePermissions.ts';
import { paths } from '../../shared/paths.ts';
import type { ModuleNavItem } from '../../shared/portalModule.ts';
import { moduleRegistry, type RegisteredModule } from '../routes/moduleRegistry.ts';
import { shortcuts } from './shortcuts.ts';

const KEYS: Record<string, string> = {
  [paths.audienceBuilder.people]: shortcuts.people.keys,
  [paths.audienceBuilder.suppressions]: shortcuts.suppressions.keys,
  [paths.campaignCreatives.dashboard]: shortcuts.creatives.keys,
  [paths.orderManagement.dashboard]: shortcuts.orders.keys,
  [paths.orderManagement.reports]: shortcuts.reports.keys,
  [paths.taskManagement.dashboard]: shortcuts.tasks.keys,
  [paths.administration.accounts]: shortcuts.accounts.keys,
  [paths.administration.users]: shortcuts.users.keys,
};

async function placesOf(modules: readonly RegisteredModule[]) {
  const loaded = await Promise.all(modules.map(async ({ title, load }) => ({ title, ...(await load()) })));
  return loaded.flatMap(({ title, module }) =>
    module.nav.flatMap(({ items }) => items.map((item) => ({ ...item, title }))),
  );
}

/** Every page in the side navigation of the modules that the user may open. */
export function usePageCommands(): readonly PaletteCommand[] {
  const offered = useOfferedModules() ?? [];
  const { names } = usePermissions();
  // Tasks need no permission of their own: every module has some.
  const modules = moduleRegistry.filter(
    ({ id }) => id === 'task-management' || offered.some((module) => module.id === id),
  );
  const places = useQuery({
    queryKey: ['palette', modules.map(({ id }) => id)],
    queryFn: () => placesOf(modules),
    staleTime: Infinity,
  });
  const isAllowed = ({ needs }: ModuleNavItem) => !needs || canAll(names, asNeeds(needs));
  // A page that several modules link to is listed once, under its own module.
  const own = [...new Map((places.data ?? []).filter(isAllowed).map((place) => [place.href, place])).values()];
  const group = 'Go to';
  return [
    {
      id: paths.landing,
      label: 'Landing',
      group,
      icon: <HouseIcon />,
      keys: shortcuts.landing.keys,
      href: paths.landing,
    },
    ...own.map(({ href, label, title, icon }) => ({
      id: href,
      label,
      note: title,
      group,
      icon,
      keys: KEYS[href],
      href,
    })),
    { id: paths.logout, label: 'Logout', group, icon: <LogOutIcon />, keywords: ['sign out'], href: paths.logout },
  ];
}
