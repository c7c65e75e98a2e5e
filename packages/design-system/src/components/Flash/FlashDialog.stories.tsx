import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { FlashStack } from './FlashStack.tsx';

const meta = preview.meta({
  title: 'Messages/Flash beside a dialog',
  component: FlashStack,
  args: { notices: [], onClose: fn() },
});

function WithDrawer() {
  return (
    <>
      <Drawer
        isOpen
        title="Review the parcel"
        onClose={fn()}
        actions={<Button variant="primary">Send 2,300 parcels</Button>}
      >
        All of them are weighed.
      </Drawer>
      <FlashStack onClose={fn()} notices={[{ id: '1', type: 'success', message: 'Order 10442 saved.' }]} />
    </>
  );
}

async function isWithinReach(button: HTMLElement) {
  const { left, top, width, height } = button.getBoundingClientRect();
  for (const across of [0.1, 0.5, 0.9]) {
    const hit = document.elementFromPoint(left + width * across, top + height / 2);
    await expect(button.contains(hit)).toBe(true);
  }
}

export const BesideTheActions = meta.story({
  name: 'A message doesn’t hide the actions of a dialog',
  render: () => <WithDrawer />,
  play: async () => {
    await waitFor(() => expect(screen.getByText('Order 10442 saved.')).toBeVisible());
    await isWithinReach(await screen.findByRole('button', { name: 'Send 2,300 parcels' }));
  },
});

export const BesideTheActionsOnAPhone = meta.story({
  ...BesideTheActions.input,
  name: 'A message doesn’t hide the actions of a dialog on a phone',
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
});
