import { EmptyState } from '@mailroom/design-system';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { EntrancePage } from './EntrancePage.tsx';

/** Shown between signing out here and the provider's page. */
export function LogoutPage() {
  usePageTitle('Logout');
  return (
    <EntrancePage>
      <EmptyState title="You are being signed out" />
    </EntrancePage>
  );
}

/** Shown in a popup that the browser doesn't let the portal close. */
export function SignedInPopupPage() {
  usePageTitle('Signed in');
  return (
    <EntrancePage>
      <EmptyState title="You are signed in">Close this window and continue where you were.</EmptyState>
    </EntrancePage>
  );
}
