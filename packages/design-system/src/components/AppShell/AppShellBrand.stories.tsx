import type { CSSProperties, ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PackageIcon } from '../Icon/PackageIcon.ts';
import { Page } from '../Page/Page.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { AppShell } from './AppShell.tsx';

const meta = preview.meta({
  title: 'Layout/AppShell brand',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
});

const BRAND = { name: 'Harbour', href: '#landing', mark: <PackageIcon /> };

const ACCENTS = {
  '--mr-stripe-first': 'rgb(0, 150, 136)',
  '--mr-stripe-second': 'rgb(255, 193, 7)',
  '--mr-progress-first': 'rgb(0, 105, 92)',
  '--mr-progress-second': 'rgb(150, 100, 0)',
};

const ON_A_PHONE = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
};

function Plain({ mark }: { mark: ReactNode }) {
  return (
    <AppShell brand={{ ...BRAND, mark }} onLogout={fn()}>
      <Page>
        <PageHeader title="Orders" />
      </Page>
    </AppShell>
  );
}

/** Without a mark the name is shown, on small screens too. Nobody else's mark or colours appear. */
export const WithoutAMark = meta.story({
  render: () => <Plain mark={null} />,
  ...ON_A_PHONE,
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Harbour' });
    await expect(link.querySelector('svg')).toBeNull();
    await expect(within(link).getByText('Harbour')).toBeVisible();
    const bar = canvasElement.querySelector('header') ?? document.body;
    const colours = new Set(getComputedStyle(bar, '::after').backgroundImage.match(/oklch\([^)]*\)/g));
    await expect([...colours]).toEqual([getComputedStyle(bar).backgroundColor]);
  },
});

/** The mark is the application's own. On small screens it stands for the name. */
export const Mark = meta.story({
  render: () => <Plain mark={<PackageIcon />} />,
  ...ON_A_PHONE,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Harbour' });
    await expect(link.querySelector('svg')).toBeVisible();
    await expect(within(link).getByText('Harbour')).not.toBeVisible();
  },
});

/** Two accents give the header its stripe. An application sets them once, in its own style sheet or with `defineTheme`. */
export const Accents = meta.story({
  render: () => (
    <div style={ACCENTS as CSSProperties}>
      <AppShell brand={BRAND}>
        <Page>
          <ProgressBar label="Sending" value={41_306} max={60_000} note="41,306 of 60,000" isLive />
        </Page>
      </AppShell>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const header = canvasElement.querySelector('header') ?? document.body;
    await expect(getComputedStyle(header, '::after').backgroundImage).toContain(ACCENTS['--mr-stripe-second']);
  },
});
