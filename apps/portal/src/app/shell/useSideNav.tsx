import { HouseIcon, type SideNavSection } from '@mailroom/design-system';
import { canAll } from '@mailroom/domain/access/can';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useMatches } from 'react-router-dom';
import { needsAttentionQuery } from '../../resources/needsAttention.queries.ts';
import { useCurrentAccount } from '../../session/account/useCurrentAccount.ts';
import { asNeeds, usePermissions } from '../../session/user/usePermissions.ts';
import { paths } from '../../shared/paths.ts';
import type { ModuleNavItem, ModuleNavSection } from '../../shared/portalModule.ts';
import type { ModuleHandle } from '../routes/patchModules.tsx';

const LANDING = { id: 'landing', items: [{ href: paths.landing, label: 'Landing', icon: <HouseIcon /> }] };

function navOf(handle: unknown): readonly ModuleNavSection[] | undefined {
  return typeof handle === 'object' && handle !== null && 'nav' in handle ? (handle as ModuleHandle).nav : undefined;
}

/**
 * Returns the address of the current item: the longest one that the current address starts with, so '/people/new' belongs
 * to 'People'; its query must be in the current address too. A page below none of them belongs to the item that covers it.
 */
function currentHref(items: readonly ModuleNavItem[], pathname: string, search: string): string | undefined {
  const isBelow = (place: string) => {
    const [path = place, query] = place.split('?');
    const isHere = pathname === path || pathname.startsWith(`${path}/`);
    return isHere && (query === undefined || new URLSearchParams(search).toString().includes(query));
  };
  const found = items.map(({ href }) => href).filter(isBelow);
  return (
    found.toSorted((a, b) => b.length - a.length)[0] ??
    items.find(({ covers }) => covers !== undefined && isBelow(covers))?.href
  );
}

/** The side navigation of the open module; undefined on pages outside the modules. */
export function useSideNav(): readonly SideNavSection[] | undefined {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const { isReady, names } = usePermissions();
  const { accountId } = useCurrentAccount();
  const sections = matches.map(({ handle }) => navOf(handle)).find((nav) => nav !== undefined);
  const items = sections?.flatMap((section) => section.items) ?? [];
  const isCounting = isReady && items.some(({ count }) => count !== undefined);
  const counts = useQuery({ ...needsAttentionQuery(accountId), enabled: isCounting }).data;
  if (!sections) return undefined;
  const current = currentHref(items, pathname, search);
  const isAllowed = ({ needs }: ModuleNavItem) => !needs || canAll(names, asNeeds(needs));
  return [
    LANDING,
    ...sections.map(({ id, label, items: all }) => ({
      id,
      label,
      items: all.filter(isAllowed).map(({ href, label: name, icon, count, tone }) => ({
        href,
        label: name,
        icon,
        tone,
        count: counts?.places.find(({ place }) => place === count)?.count,
        isCurrent: href === current,
      })),
    })),
  ].filter((section) => section.items.length > 0);
}
