import { HeaderPopover, Skeleton } from '@mailroom/design-system';
import { lazy, Suspense } from 'react';
import { ALL_ACCOUNTS, useCurrentAccount } from '../../session/account/useCurrentAccount.ts';
import { CurrentAccountLogo } from './CurrentAccountLogo.tsx';

const AccountChoice = lazy(() => import('./AccountChoice.tsx').then((loaded) => ({ default: loaded.AccountChoice })));

/** Shows and switches the current account. */
export function AccountSwitcher() {
  const { account } = useCurrentAccount();
  return (
    <>
      {account && <CurrentAccountLogo key={account.id} id={account.id} name={account.name} />}
      <HeaderPopover label="Account" value={account?.name ?? ALL_ACCOUNTS}>
        {(close) => (
          <Suspense fallback={<Skeleton lines={4} />}>
            <AccountChoice onChosen={close} />
          </Suspense>
        )}
      </HeaderPopover>
    </>
  );
}
