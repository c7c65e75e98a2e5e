import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    title: 'Row 1,204',
    onClose: fn(),
    actions: <Button>Copy</Button>,
    children: (
      <DescriptionList
        items={[
          { term: 'Reason', detail: 'E-mail has no domain' },
          { term: 'E-mail', detail: 'anna.lindqvist@' },
          { term: 'First name', detail: '' },
        ]}
      />
    ),
  },
});

export const Permutations = meta.story({
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Row 1,204' })).toBeVisible();
  },
});

export const EscapeCloses = meta.story({
  args: { side: 'start' },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
