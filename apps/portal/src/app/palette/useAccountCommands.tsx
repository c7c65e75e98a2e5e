import { BuildingIcon, type PaletteCommand } from '@mailroom/design-system';
import { ALL_ACCOUNTS, useCurrentAccount } from '../../session/account/useCurrentAccount.ts';

const GROUP = 'Switch account';

/** Switches to one of the accounts loaded on login; the record search finds the others. */
export function useAccountCommands(): readonly PaletteCommand[] {
  const { account: current, accounts, selectAccount } = useCurrentAccount();
  const icon = <BuildingIcon />;
  const keywords = ['account', 'switch'];
  const all: PaletteCommand = {
    id: 'account all',
    label: ALL_ACCOUNTS,
    group: GROUP,
    icon,
    keywords,
    isCurrent: current === null,
    onAction: () => selectAccount(null),
  };
  if (accounts.length < 2) return [];
  return [
    all,
    ...accounts.map((account) => ({
      id: `account ${account.id}`,
      label: account.name,
      group: GROUP,
      icon,
      keywords,
      isCurrent: account.id === current?.id,
      onAction: () => selectAccount(account),
    })),
  ];
}
