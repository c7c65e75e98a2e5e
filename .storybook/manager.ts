import { addons } from 'storybook/manager-api';
import { look } from './look/look.ts';
import { lookedForAs } from './look/searchWords.ts';
import { sentenceCase } from './pages/sentenceCase.ts';

addons.setConfig({
  theme: look.light,
  sidebar: {
    showRoots: true,
    filters: { words: lookedForAs },
    renderLabel: ({ type, name }) => (type === 'story' ? sentenceCase(name) : name),
  },
});
