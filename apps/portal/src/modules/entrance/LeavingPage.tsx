import { EmptyState } from '@mailroom/design-system';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { EntrancePage } from './EntrancePage.tsx';

/** The moment between signing out here and the provider's page. */
export function LogoutPage() {
  usePageTitle('Logout');
  return (
    <EntrancePage>
      <EmptyState title="You are being signed out" />
    </EntrancePage>
  );
}

/** What a popup shows that the browser doesn't let us close. */
export function SignedInPopupPage() {
  usePageTitle('Signed in');
  return (
    <EntrancePage>
      <EmptyState title="You are signed in">Close this window and go on where you were.</EmptyState>
    </EntrancePage>
  );
}
