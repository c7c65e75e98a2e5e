import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Code } from './Code.tsx';
import { CodeBlock } from './CodeBlock.tsx';

const meta = preview.meta({ title: 'Data/Code', component: Code });

export const Permutations = meta.story({
  render: () => (
    <Stack>
      <p>
        Autumn trail boots, wave 1 <Code isQuiet>#10442</Code>
      </p>
      <CodeBlock
        label="HTML"
        markedLines={[2]}
        code={'<table role="presentation">\n  <a href="https://kestrel.example/dec3">Reserve two places</a>\n</table>'}
      />
    </Stack>
  ),
});
