import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Code } from './Code.tsx';

const meta = preview.meta({ title: 'Data/Code', component: Code });

export const Permutations = meta.story({
  render: () => (
    <Stack>
      <p>
        Autumn trail boots, wave 1 <Code isQuiet>#10442</Code>
      </p>
    </Stack>
  ),
});

/** For trying the controls only; it checks nothing. */
export const Playground = meta.story({ tags: ['!test'], args: { children: 'ord_7fK2' } });
