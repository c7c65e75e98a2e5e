import { HeaderPopover, Skeleton } from '@mailroom/design-system';
import { lazy, Suspense } from 'react';
import { ALL_ACCOUNTS, useCurrentAccount } from '../../session/account/useCurrentAccount.ts';
import { CurrentAccountLogo } from './CurrentAccountLogo.tsx';

const AccountChoice = lazy(() => import('./AccountChoice.tsx').then((loaded) => ({ default: loaded.AccountChoice })));

/** Shows and switches the current account; where there is only one, there is nothing to choose. */
export function AccountSwitcher() {
  const { account, accounts, total } = useCurrentAccount();
  return (
    <>
      {account && <CurrentAccountLogo key={account.id} id={account.id} name={account.name} />}
      {account && (total ?? accounts.length) === 1 ? (
        <bdi>{account.name}</bdi>
      ) : (
        <HeaderPopover label="Account" value={account?.name ?? ALL_ACCOUNTS}>
          {(close) => (
            <Suspense fallback={<Skeleton lines={4} />}>
              <AccountChoice onChosen={close} />
            </Suspense>
          )}
        </HeaderPopover>
      )}
    </>
  );
}
