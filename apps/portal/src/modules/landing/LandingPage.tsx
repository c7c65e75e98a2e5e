import { Page, PageHeader, Skeleton, useDesign } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { needsAttentionQuery } from '../../resources/needsAttention.queries.ts';
import { useCurrentAccount } from '../../session/account/useCurrentAccount.ts';
import { useOfferedModules } from '../../session/user/useOfferedModules.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { dayTitle } from './dayTitle.ts';
import { LandingSummary } from './LandingSummary.tsx';
import { LandingTiles } from './LandingTiles.tsx';

// Loads with its data, because the first paint doesn't need the status registry.
const WaitingForYou = lazy(() => import('./WaitingForYou.tsx').then((loaded) => ({ default: loaded.WaitingForYou })));

/** As wide as most summaries, with their breaks: on a phone they take two lines. */
const PLACE_OF_SUMMARY = '\u00a0\u200b'.repeat(150);

/** The first screen: a tile for each module, and the items that need attention today. */
export function LandingPage() {
  usePageTitle('Landing');
  const { timeZone } = useDesign();
  const { accountId } = useCurrentAccount();
  const modules = useOfferedModules();
  const attention = useQuery(needsAttentionQuery(accountId));
  const tiles = attention.data?.tiles ?? (attention.error ? [] : undefined);
  return (
    <Page width="landing">
      <PageHeader
        size="large"
        title={dayTitle(new Date(), timeZone)}
        note={attention.data ? <LandingSummary {...attention.data} /> : PLACE_OF_SUMMARY}
      />
      <LandingTiles modules={modules} tiles={tiles} />
      <Suspense fallback={<Skeleton lines={3} height={40} />}>
        <WaitingForYou
          waiting={modules && attention.data?.waiting}
          work={attention.data?.work ?? []}
          error={attention.data ? null : attention.error}
          onRetry={() => void attention.refetch()}
        />
      </Suspense>
    </Page>
  );
}
