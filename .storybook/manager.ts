import { addons } from 'storybook/manager-api';
import { look } from './look.ts';
import { sentenceCase } from './sentenceCase.ts';

addons.setConfig({
  theme: look.light,
  sidebar: {
    showRoots: true,
    renderLabel: ({ type, name }) => (type === 'story' ? sentenceCase(name) : name),
  },
});
