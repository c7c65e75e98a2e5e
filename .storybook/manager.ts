import { addons } from 'storybook/manager-api';
import { look } from './look.ts';
import { lookedForAs } from './lookedForAs.ts';
import { sentenceCase } from './sentenceCase.ts';

addons.setConfig({
  theme: look.light,
  sidebar: {
    showRoots: true,
    filters: { words: lookedForAs },
    renderLabel: ({ type, name }) => (type === 'story' ? sentenceCase(name) : name),
  },
});
