import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AppShell } from '../components/AppShell/AppShell.tsx';
import { OnBar } from '../components/AppShell/AppShell.styles.ts';
import { HeaderButton } from '../components/AppShell/HeaderButton.tsx';
import { HeaderMenu } from '../components/AppShell/HeaderMenu.tsx';
import { HeaderSearch } from '../components/AppShell/HeaderSearch.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { HouseIcon } from '../components/Icon/HouseIcon.ts';
import { PackageIcon } from '../components/Icon/PackageIcon.ts';
import { Link } from '../components/Link/Link.tsx';
import { Page } from '../components/Page/Page.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextInput } from '../components/TextInput/TextInput.tsx';
import { defineTheme } from '../defineTheme/defineTheme.ts';
import { THEMES } from '../theme/tokens.generated.ts';

const BRANDS = { Yellow: '#ffd400', Green: '#39ff14', Black: '#000000' } as const;
const ACCENTS = ['#00897b', '#ffb300'] as const;

const meta = preview.meta({
  title: 'Foundations/Brand',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

function Sample() {
  return (
    <Stack gap={12}>
      <Tabs
        label="Lists"
        value="open"
        items={[
          { id: 'open', label: 'Open', content: <Text as="p">12 orders</Text> },
          { id: 'done', label: 'Done', content: null },
        ]}
      />
      <Stack direction="row" gap={12} align="center" isWrapping>
        <Button variant="primary">Add order</Button>
        <Button>Export</Button>
        <Link href="#orders">All orders</Link>
        <Checkbox label="Urgent" defaultValue />
      </Stack>
      <ProgressBar label="Sending" value={41_306} max={60_000} note="41,306 of 60,000" isLive />
    </Stack>
  );
}

function BrandPage({ brand, accents }: { brand: string; accents?: readonly [string, string] }) {
  return (
    <>
      <style>{defineTheme({ brand, accents }).css}</style>
      <AppShell
        brand={{ name: 'Harbour', href: '#', mark: <PackageIcon /> }}
        switcher={
          <HeaderMenu label="Switch" value="Orders" items={[{ id: 'orders', label: 'Orders', isCurrent: true }]} />
        }
        search={<HeaderSearch label="Search or jump to" shortcut="Mod+K" onOpen={() => undefined} />}
        actions={<HeaderButton>Help</HeaderButton>}
        onLogout={() => undefined}
        sideNav={[
          {
            id: 'main',
            items: [
              { href: '#home', label: 'Home', icon: <HouseIcon /> },
              { href: '#orders', label: 'Orders', icon: <PackageIcon />, isCurrent: true, count: 12 },
            ],
          },
        ]}
      >
        <Page>
          <PageHeader title="Orders" actions={<Button variant="primary">Add order</Button>} />
          <Card title="Today">
            <Stack gap={16}>
              <Sample />
              <TextInput label="Name" defaultValue="Wave 1" />
            </Stack>
          </Card>
        </Page>
      </AppShell>
    </>
  );
}

/** Three brands in each theme. A yellow that nobody could read as text is the header, and a darker one is the accent. */
export const Permutations = meta.story({
  render: () => (
    <Stack gap={16}>
      {Object.entries(BRANDS).map(([name, brand]) => (
        <Grid key={name} min={320} gap={16}>
          {THEMES.map((theme) => (
            <div key={theme} data-theme={theme} style={defineTheme({ brand }).properties[theme] as CSSProperties}>
              <Card title={`${name} in ${theme}`} note={brand}>
                <Stack gap={12}>
                  <OnBar>
                    <HeaderButton>Help</HeaderButton>
                    <HeaderButton data-outlined="">Menu</HeaderButton>
                  </OnBar>
                  <Sample />
                </Stack>
              </Card>
            </div>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
});

export const Yellow = meta.story({ render: () => <BrandPage brand={BRANDS.Yellow} /> });

export const Green = meta.story({ render: () => <BrandPage brand={BRANDS.Green} /> });

export const Black = meta.story({ render: () => <BrandPage brand={BRANDS.Black} /> });

/** Two accents give the header its stripe, and colour live progress. */
export const WithAccents = meta.story({
  render: () => <BrandPage brand="#1b5e20" accents={ACCENTS} />,
  play: async ({ canvasElement }) => {
    const { properties } = defineTheme({ brand: '#1b5e20', accents: ACCENTS });
    const shown = properties[THEMES.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'light'];
    const header = canvasElement.querySelector('header') ?? document.body;
    await expect(getComputedStyle(header, '::after').backgroundImage).toContain(shown['--mr-stripe-first']);
    await expect(getComputedStyle(header).backgroundColor).toBe(shown['--mr-bar']);
  },
});
