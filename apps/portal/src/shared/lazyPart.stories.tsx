import { Page, TextInput } from '@mailroom/design-system';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { loadOnUse } from './lazyPart.tsx';

const load = fn(async () => () => 'Here it is.');
const Part = loadOnUse(() => load(), 'On its way');

const meta = preview.meta({
  title: 'Screens/Parts',
  parameters: {
    route: '/part',
    routes: [
      {
        path: '/part',
        Component: () => (
          <Page>
            <TextInput label="Note" />
            <Part />
          </Page>
        ),
      },
    ],
    layout: 'fullscreen',
  },
});

/** A part that can't be loaded keeps the page and its input; the next try loads it again. */
export const Unreachable = meta.story({
  beforeEach: () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This part can’t be shown')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Kept');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Here it is.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Kept');
    await expect(load).toHaveBeenCalledTimes(2);
  },
});
