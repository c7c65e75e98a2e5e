import {
  BuildingIcon,
  MailIcon,
  PackageIcon,
  UsersIcon,
  type LoadCommands,
  type PaletteCommand,
} from '@mailroom/design-system';
import type { Permission } from '@mailroom/domain/access/permissions';
import { accountsNamed, audiencesNamed, creativesNamed, productsNamed } from '../../resources/recordSearch.queries.ts';
import { useCurrentAccount } from '../../session/account/useCurrentAccount.ts';
import { usePermissions } from '../../session/user/usePermissions.ts';
import { paths } from '../../shared/paths.ts';

type Search = (text: string, signal: AbortSignal) => Promise<readonly PaletteCommand[]>;

const products: Search = async (text, signal) =>
  (await productsNamed(text, signal)).objects.map(({ product_id, product_name, order_name }) => ({
    id: paths.orderManagement.product(product_id),
    label: product_name,
    note: order_name,
    group: 'Products',
    icon: <PackageIcon />,
    href: paths.orderManagement.product(product_id),
  }));

const creatives: Search = async (text, signal) =>
  (await creativesNamed(text, signal)).objects.map(({ id, name, account_name }) => ({
    id: paths.campaignCreatives.creative(id),
    label: name,
    note: account_name,
    group: 'Creatives',
    icon: <MailIcon />,
    href: paths.campaignCreatives.creative(id),
  }));

const audiences: Search = async (text, signal) =>
  (await audiencesNamed(text, signal)).objects.map(({ id, name, account_name }) => ({
    id: paths.audienceBuilder.audience(id),
    label: name,
    note: account_name,
    group: 'Audiences',
    icon: <UsersIcon />,
    href: paths.audienceBuilder.audience(id),
  }));

const SEARCHES: readonly (readonly [needs: Permission, search: Search])[] = [
  ['can_view_product', products],
  ['can_view_creative', creatives],
  ['can_view_audience', audiences],
];

/** Searches the records that the user may see, and the accounts beyond those loaded on login. */
export function useRecordSearch(): LoadCommands {
  const { names } = usePermissions();
  const { account: current, selectAccount } = useCurrentAccount();
  const accounts: Search = async (text, signal) =>
    (await accountsNamed(text, signal)).objects.map(({ id, name }) => ({
      id: `account ${id}`,
      label: name,
      group: 'Switch account',
      icon: <BuildingIcon />,
      isCurrent: id === current?.id,
      onAction: () => selectAccount({ id, name }),
    }));
  const allowed = SEARCHES.filter(([needs]) => names.has(needs)).map(([, search]) => search);
  return async ({ query, signal }) =>
    (await Promise.all([accounts, ...allowed].map((ask) => ask(query, signal)))).flat();
}
