import { SearchList } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { emailAccountsQuery } from '../../resources/emailAccounts.queries.ts';
import type { StoredAccount } from '../../session/account/storedAccounts.ts';
import { ALL_ACCOUNTS, useCurrentAccount } from '../../session/account/useCurrentAccount.ts';
import { useFormats } from '../../shared/useFormats.ts';

const ALL = 'all';

/** The search covers all accounts of the user, not only the ten cached on login. */
export function AccountChoice({ onChosen }: { onChosen: () => void }) {
  const { account: current, accounts: cached, total, isLoading, selectAccount } = useCurrentAccount();
  const { number } = useFormats();
  const [text, setText] = useState('');
  const searched = useDeferredValue(text.trim());
  const found = useQuery(emailAccountsQuery(searched));
  const accounts: readonly StoredAccount[] = found.data?.objects ?? (searched ? [] : cached);
  const choices = [
    ...(searched
      ? []
      : [{ id: ALL, label: ALL_ACCOUNTS, isCurrent: current === null, ...(total && { note: number(total) }) }]),
    ...accounts.map(({ id, name }) => ({ id: String(id), label: name, isCurrent: id === current?.id })),
  ];

  function choose(id: string) {
    const chosen = accounts.find((account) => String(account.id) === id);
    selectAccount(chosen ? { id: chosen.id, name: chosen.name } : null);
    onChosen();
  }

  return (
    <SearchList
      label="Search accounts"
      placeholder="Search accounts"
      query={text}
      onQueryChange={setText}
      items={choices}
      onChoose={choose}
      isLoading={found.isFetching || isLoading}
      emptyText={found.error ? 'The accounts could not be loaded' : 'None of your accounts has that name'}
    />
  );
}
