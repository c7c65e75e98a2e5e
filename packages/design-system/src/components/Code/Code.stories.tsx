import { expect } from 'storybook/test';
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'HTML' })).toHaveFocus();
  },
});

/** Long lines and long texts scroll inside the block. */
export const Long = meta.story({
  render: () => (
    <CodeBlock
      label="Style sheet"
      maxHeight={160}
      code={Array.from({ length: 40 }, (_, line) => `.row-${line} { ${'margin: 0; '.repeat(line)}}`).join('\n')}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const block = canvas.getByRole('region', { name: 'Style sheet' });
    await expect(block.clientHeight).toBeLessThanOrEqual(160);
    await expect(block.scrollWidth).toBeGreaterThan(block.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** For trying the controls only; it checks nothing. */
export const Playground = meta.story({ tags: ['!test'], args: { children: 'ord_7fK2' } });
