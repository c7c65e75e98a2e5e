import { Button, Card, PageHeader, Stack } from '@mailroom/design-system';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { signInErrorAtom } from '../../session/signIn/sessionAtoms.ts';
import { useSession } from '../../session/signIn/useSession.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { EntrancePage } from './EntrancePage.tsx';

/** Shown after a failed sign-in or an ended session. Otherwise the route has already redirected to the provider. */
export function LoginPage() {
  usePageTitle('Sign in');
  const session = useSession();
  const [error, setError] = useAtom(signInErrorAtom);
  const [isLeaving, setLeaving] = useState(false);
  const [url] = useSearchParams();

  async function signIn() {
    setLeaving(true);
    setError(undefined);
    await session.beginSignIn({ to: url.get('to') ?? undefined });
    setLeaving(false);
  }

  return (
    <EntrancePage>
      <PageHeader title={error ? 'You are signed out' : 'Signing in'} />
      <Card>
        <Stack gap={16} align="start">
          {/* Text from the provider, so it must not be rendered as HTML (S17). */}
          <p role={error ? 'alert' : 'status'}>{error ?? 'You are being taken to the sign-in provider.'}</p>
          <Button variant="primary" onClick={() => void signIn()} isBusy={isLeaving}>
            Sign in
          </Button>
        </Stack>
      </Card>
    </EntrancePage>
  );
}
