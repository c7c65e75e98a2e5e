import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { look } from './look/look.ts';
import { addPanelButton, showsPanel } from './look/panel.ts';
import { lookedForAs } from './look/searchWords.ts';
import { themeOf, watchSystem } from './look/themes.ts';
import { sentenceCase } from './pages/sentenceCase.ts';

/** The head of this page has put the address's theme on the root. */
const first = document.documentElement.dataset['theme'] ?? 'system';

addons.setConfig({
  theme: look[themeOf(first)],
  layoutCustomisations: { showPanel: showsPanel },
  sidebar: {
    showRoots: true,
    filters: { words: lookedForAs },
    renderLabel: ({ type, name }) => (type === 'story' ? sentenceCase(name) : name),
  },
});

addons.register('mailroom/look', (api) => {
  addPanelButton();
  const follow = (choice: unknown) => {
    const { dataset } = document.documentElement;
    if (choice === 'system') delete dataset['theme'];
    else dataset['theme'] = themeOf(choice);
    api.setOptions({ theme: look[themeOf(choice)] });
  };
  // Storybook keeps the new choices only after it has told about them.
  const followEvent = ({ globals }: { globals: Record<string, unknown> }) => follow(globals['theme']);
  api.on(SET_GLOBALS, followEvent);
  api.on(GLOBALS_UPDATED, followEvent);
  watchSystem(() => follow(api.getGlobals()['theme'] ?? first));
});
