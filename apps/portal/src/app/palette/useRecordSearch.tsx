import {
  BuildingIcon,
  FileIcon,
  MailIcon,
  PackageIcon,
  UsersIcon,
  type LoadCommands,
  type PaletteCommand,
} from '@mailroom/design-system';
import type { Permission } from '@mailroom/domain/access/permissions';
import type { ReactNode } from 'react';
import {
  accountsNamed,
  audiencesNumbered,
  audiencesNamed,
  creativesNumbered,
  creativesNamed,
  ordersNumbered,
  ordersNamed,
  productsNumbered,
  productsNamed,
} from '../../resources/recordSearch.queries.ts';
import { useCurrentAccount } from '../../session/account/useCurrentAccount.ts';
import { usePermissions } from '../../session/user/usePermissions.ts';
import { paths } from '../../shared/paths.ts';

type Search = (text: string, signal: AbortSignal) => Promise<readonly PaletteCommand[]>;

/** A kind of record: how it is found by its name and by its number, and how it is listed. */
interface Kind<Row> {
  /** The word before its number: 'order 121'. */
  word: string;
  group: string;
  icon: ReactNode;
  named: (text: string, signal: AbortSignal) => Promise<{ objects: readonly Row[] }>;
  numbered: (id: number, signal: AbortSignal) => Promise<{ objects: readonly Row[] }>;
  /** The address comes first: it is also the id. */
  line: (row: Row) => readonly [href: string, label: string, id: number, note: string];
}

/** '302', '#302', or with the kind of record: 'order 302'. */
const NUMBER = /^(?:([a-z]+) )? *#?([1-9]\d{0,9})$/i;

/** The highest number that a record can have. A search for a higher one would be refused. */
const HIGHEST = 2_147_483_647;

/** The number that a text asks for, if it can be one of this kind of record. */
function numberIn(text: string, word: string): number | undefined {
  const [, kind = word, digits] = NUMBER.exec(text) ?? [];
  const number = Number(digits);
  return kind.toLowerCase() === word && number <= HIGHEST ? number : undefined;
}

const NONE = { objects: [] };

function searchOf<Row>({ word, group, icon, named, numbered, line }: Kind<Row>): Search {
  return async (text, signal) => {
    const id = numberIn(text, word);
    const [exact, byName] = await Promise.all([id === undefined ? NONE : numbered(id, signal), named(text, signal)]);
    return [...exact.objects, ...byName.objects].map((row) => {
      const [href, label, number, note] = line(row);
      return { id: href, label, note: `${word} ${number}, ${note}`, group, icon, href };
    });
  };
}

const products = searchOf({
  word: 'product',
  group: 'Products',
  icon: <PackageIcon />,
  named: productsNamed,
  numbered: productsNumbered,
  line: (row) => [paths.orderManagement.product(row.product_id), row.product_name, row.product_id, row.order_name],
});

const orders = searchOf({
  word: 'order',
  group: 'Orders',
  icon: <FileIcon />,
  named: ordersNamed,
  numbered: ordersNumbered,
  line: (row) => [paths.orderManagement.order(row.id), row.name, row.id, row.account_name],
});

const creatives = searchOf({
  word: 'creative',
  group: 'Creatives',
  icon: <MailIcon />,
  named: creativesNamed,
  numbered: creativesNumbered,
  line: (row) => [paths.campaignCreatives.creative(row.id), row.name, row.id, row.account_name],
});

const audiences = searchOf({
  word: 'audience',
  group: 'Audiences',
  icon: <UsersIcon />,
  named: audiencesNamed,
  numbered: audiencesNumbered,
  line: (row) => [paths.audienceBuilder.audience(row.id), row.name, row.id, row.account_name],
});

const SEARCHES: readonly (readonly [needs: Permission, search: Search])[] = [
  ['can_view_product', products],
  ['can_view_order', orders],
  ['can_view_creative', creatives],
  ['can_view_audience', audiences],
];

/** Searches the records that the user may see by name and by number, and the accounts beyond those loaded on login. */
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
