import '@mailroom/design-system/fonts.css';
import '@mailroom/design-system/styles.css';
import { DesignProvider } from '@mailroom/design-system';
import { germanTexts } from '@mailroom/design-system/texts/de';
import { configure as configureHelpers, getConfig as getHelpersConfig } from '@testing-library/dom';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure, getConfig } from 'storybook/test';
import { restoreClock, setStoryClock } from './plays/clock.ts';
import { applyAppearance } from './look/appearance.ts';
import { checkContrastIn, CONTRAST_RULES } from './plays/contrast.ts';
import { controlsOf } from './guide/controls.ts';
import { docsPages } from './guide/docsPages.tsx';
import { leanElementError } from './plays/leanErrors.ts';
import { networkWorker } from './plays/networkWorker.ts';
import { waitForOverlays } from './plays/overlaysInPlace.ts';
import { checkSizes } from './plays/sizes.ts';
import { THEME_CHOICES, THEMES } from './look/themes.ts';
import { findWorld } from './look/world.ts';

const IS_TEST = 'vitest' in globalThis || import.meta.env.MODE === 'test';

// Floating parts are loaded at first touch, which can be slow on a busy machine. A person who watches wants to know sooner.
const patience = { asyncUtilTimeout: IS_TEST ? 30_000 : 4000 };
configure({ ...patience, getElementError: leanElementError(getConfig().getElementError, getConfig) });
// Storybook bundles its own copy. The testing helpers use the package's, which would give up after a second.
const before = getHelpersConfig().getElementError;
configureHelpers({ ...patience, getElementError: leanElementError(before, getHelpersConfig) });

const world = findWorld();
/** Figures and dates of each are written differently. Components have German words; those of screens stay the application's. */
const LOCALES = ['en-US', 'en-GB', 'de-DE', 'pt-BR', 'ar-EG', 'ja-JP'];

const IS_SCREEN = /^(Screens|Flows)/;

function item(value: string) {
  return { value, title: value };
}

function switchedOff(rules: readonly string[]) {
  return Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(networkWorker)],
  beforeAll: waitForOverlays,
  argTypesEnhancers: [controlsOf],
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: THEME_CHOICES.map(item),
        dynamicTitle: true,
      },
    },
    density: {
      toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'].map(item), dynamicTitle: true },
    },
    direction: {
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'].map(item), dynamicTitle: true },
    },
    locale: {
      toolbar: { title: 'Locale', icon: 'admin', items: LOCALES.map(item), dynamicTitle: true },
    },
    network: {
      toolbar: {
        title: 'Network',
        icon: 'globe',
        items: ['fast', 'slow', 'stuck', 'failing', 'offline'].map(item),
        dynamicTitle: true,
      },
    },
    role: {
      toolbar: {
        title: 'Role',
        icon: 'user',
        items: (world.roles ?? ['everything', 'nothing']).map(item),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    density: 'comfortable',
    direction: 'ltr',
    locale: LOCALES[0],
    network: 'fast',
    role: world.roles?.[0] ?? 'everything',
  },
  parameters: {
    a11y: {
      test: 'error',
      // The panel also shows what passed; a run of tests asks only for faults. Nothing in a frame would answer axe, and axe
      // waits half a second for an answer. Contrast is checked in all themes, after the story.
      options: IS_TEST
        ? { resultTypes: ['violations'], iframes: false, rules: switchedOff(CONTRAST_RULES) }
        : { rules: { 'target-size': { enabled: true } } },
    },
    layout: 'padded',
    docs: docsPages,
    backgrounds: { disable: true },
    // The widths at which screens are reviewed.
    viewport: {
      options: Object.fromEntries(
        [320, 390, 768, 1440, 2560].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Changelog',
          'Policies',
          'Review',
          'Foundations',
          ['Identity', 'Tokens', 'Find', 'Gallery', 'Icon', 'Text'],
          'Patterns',
          ['List', 'Detail', 'Form', 'Wizard', 'Empty', 'Error', 'Long work'],
          'Actions',
          'Forms',
          'Status',
          'Data',
          'Messages',
          'Overlays',
          'Layout',
          'Screens',
          ['All screens'],
          'Flows',
        ],
      },
    },
  },
  async beforeEach(context) {
    applyAppearance(context.globals);
    setStoryClock();
    const cleanWorld = await world.prepare?.(context);
    return () => {
      cleanWorld?.();
      restoreClock();
    };
  },
  async afterEach({ globals, parameters, title }) {
    if (!IS_TEST) return;
    // On a screen, whatever a bar at the foot covers by chance would count as too small.
    if (!IS_SCREEN.test(title)) await checkSizes(document.body);
    if (parameters['contrast'] === 'off') return;
    const theme = String(globals['theme']);
    await checkContrastIn(theme === 'light' ? THEMES : [theme], document.body);
  },
  decorators: [
    // The portal's stories bring all their providers; the design system's need only DesignProvider.
    (Story, context) =>
      world.decorate && IS_SCREEN.test(context.title) ? (
        <>
          {world.decorate(
            () => (
              <Story />
            ),
            context,
          )}
        </>
      ) : (
        <DesignProvider
          locale={String(context.globals['locale'])}
          timeZone="America/New_York"
          texts={context.globals['locale'] === 'de-DE' ? germanTexts : undefined}
        >
          <Story />
        </DesignProvider>
      ),
  ],
});
