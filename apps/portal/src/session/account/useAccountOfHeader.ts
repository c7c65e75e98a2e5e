import { useEffect, useEffectEvent, useState } from 'react';
import type { StoredAccount } from './storedAccounts.ts';
import { useCurrentAccount } from './useCurrentAccount.ts';

/**
 * Offers a form the account that the user chooses in the header while the form is open. `take` takes it if the form has none, and
 * returns whether it did. Returns the account that the form took from the header, so that the form can name it.
 */
export function useAccountOfHeader(take: (accountId: number) => boolean): StoredAccount | null {
  const { account } = useCurrentAccount();
  const [taken, setTaken] = useState(account);
  const offer = useEffectEvent(() => {
    if (account && take(account.id)) setTaken(account);
  });
  const id = account?.id;
  useEffect(() => offer(), [id]);
  return taken;
}
