import { DesignProvider } from '@mailroom/design-system';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { applyAppearance } from '../look/appearance.ts';
import '../docs.css';
import { DocsGlobals } from '../look/docsGlobals.ts';
import { look } from '../look/look.ts';
import { useThemeOf } from '../look/pageTheme.ts';

type Globals = Record<string, unknown>;

/** The choices in the address, which apply until the toolbar is used: 'theme:dark;density:compact'. */
function globalsOfAddress(): Globals {
  const pairs = new URLSearchParams(globalThis.location.search).get('globals')?.split(';') ?? [];
  return Object.fromEntries(pairs.map((pair) => pair.split(':')));
}

/** Pages of text follow the toolbar too: theme, density, direction and locale. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(globalsOfAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = (changed: { globals: Globals }) => setGlobals(changed.globals);
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, []);
  useEffect(() => applyAppearance(globals), [globals]);
  return (
    <DocsContainer {...props} theme={look[useThemeOf(globals['theme'])]}>
      <DesignProvider locale={String(globals['locale'] ?? 'en-US')} timeZone="America/New_York">
        <DocsGlobals value={globals}>{children}</DocsGlobals>
      </DesignProvider>
    </DocsContainer>
  );
}
