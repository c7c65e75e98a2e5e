import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  title: 'Actions/Link',
  component: Link,
  args: { href: '#order', children: 'Order 10442' },
});

export const Permutations = meta.story({
  render: () => (
    <Stack align="start">
      <Link href="#rows">Download 9,214 rows</Link>
      <Link href="#order" isQuiet>
        Autumn trail boots, wave 1
      </Link>
      <Link href="https://kestrel.example/visit" isExternal>
        kestrel.example/visit
      </Link>
      <p>
        Upload 912 corrected rows, or <Link href="#accept">accept the count</Link>.
      </p>
    </Stack>
  ),
});

export const ReachableByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Order 10442' })).toHaveFocus();
  },
});
