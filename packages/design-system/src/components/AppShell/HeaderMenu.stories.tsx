import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BellIcon } from '../Icon/BellIcon.ts';
import { OnBar } from './AppShell.styles.ts';
import { HeaderButton } from './HeaderButton.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';

const onAction = fn<(id: 'orders' | 'audiences') => void>();

const meta = preview.meta({ title: 'Layout/HeaderMenu', component: HeaderMenu });

export const TriggerOfOnesOwn = meta.story({
  name: 'A button of the application opens it',
  beforeEach: () => {
    onAction.mockClear();
  },
  render: () => (
    <OnBar>
      <HeaderMenu
        label="Modules"
        items={[
          { id: 'orders', label: 'Orders' },
          { id: 'audiences', label: 'Audiences' },
        ]}
        onAction={onAction}
        renderTrigger={(props) => (
          <HeaderButton {...props}>
            <BellIcon label="Modules" />
          </HeaderButton>
        )}
      />
    </OnBar>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Modules' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Audiences' }));
    await expect(onAction.mock.calls).toEqual([['audiences']]);
    await waitFor(() => expect(button).toHaveFocus());
  },
});
