import { pickFiles } from '@mailroom/design-system/testing';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { creative } from '../../../fixtures/builders/creative.builders.ts';
import { seeds } from '../../../fixtures/builders/seed.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Seeds',
  parameters: { route: '/campaign-creatives/412?tab=seeds', layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mock.patch('v1', '/creative/{id}', async ({ request }) => {
        const fields = Object.fromEntries(await request.formData());
        const file = Object.values(fields).find((value) => value instanceof File);
        sent(request.headers.get('If-Match'), Object.keys(fields), file ? await file.text() : fields);
        return creative({ revision: 3, version: 4 });
      }),
    );
  },
});

export const Lists = meta.story({
  beforeEach: ({ msw }) => {
    const [first] = seeds;
    if (!first) return;
    const bad = { ...first, id: 9, line: 9, email: 'not an address', problem: 'This is not an e-mail address' };
    msw.use(mock.get('v1', '/seed_list', () => ({ objects: [...seeds, bad], total_rows: seeds.length + 1 })));
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Seeds' });
    await expect(await within(table).findByText('This is not an e-mail address')).toBeVisible();
    await expect(within(table).getAllByText('the advertiser’s')).toHaveLength(2);
    await expect(canvas.getByText('6 test seeds')).toBeVisible();
  },
});

/** A line that can't be read blocks the save and is named; everything that was typed stays. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit test seeds' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit test seeds' }));
    const field = dialog.getByRole('textbox', { name: 'Seeds' });
    await expect(field).toHaveValue(
      'desk@kestrel.example, Ada, Lindqvist\npress@kestrel.example\nshop@kestrel.example\nmembers@kestrel.example\ntours@kestrel.example\ndirector@kestrel.example',
    );
    await expect(dialog.getByRole('button', { name: 'Save seeds' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(field);
    await userEvent.paste('Bo Holm <bo@kestrel.example>\nnobody');
    await expect(dialog.getByText(/1 seed, 1 line that can’t be read/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save seeds' }));
    await expect((await dialog.findAllByText('Line 2: Enter a valid email address'))[0]).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(field, '@kestrel.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Save seeds' }));
    await expect(await screen.findByText('Test seeds changed. Revision 3 is the same e-mail')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(
      '"3"',
      ['creative_test_seed_list_csv'],
      'email,first name,last name\r\nbo@kestrel.example,Bo,Holm\r\nnobody@kestrel.example,,\r\n',
    );
  },
});

export const FromAFile = meta.story({
  parameters: { route: '/campaign-creatives/412?tab=seeds&ask=live-seeds' },
  play: async ({ userEvent }) => {
    const frame = await screen.findByRole('dialog', { name: 'Edit live seeds' });
    const dialog = within(frame);
    await expect(dialog.getByRole('radio', { name: /The advertiser’s/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'A CSV file' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save seeds' }));
    await expect((await dialog.findAllByText(/Live seed list .*required/i))[0]).toBeVisible();
    await pickFiles('Live seed list', new File(['email\r\nbo@kestrel.example'], 'live.csv', { type: 'text/csv' }), {
      within: frame,
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Save seeds' }));
    await expect(await screen.findByText('Live seeds changed. Revision 3 is the same e-mail')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('"3"', ['creative_live_seed_list_csv'], 'email\r\nbo@kestrel.example');
  },
});

export const TakesTheAdvertisers = meta.story({
  parameters: { route: '/campaign-creatives/412?tab=seeds&ask=test-seeds' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit test seeds' }));
    await userEvent.click(dialog.getByRole('radio', { name: /The advertiser’s/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save seeds' }));
    await expect(await screen.findByText('Test seeds changed. Revision 3 is the same e-mail')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('"3"', ['test_seed_source'], { test_seed_source: 'advertiser' });
  },
});

/** Lists that are being read have no rows yet, so they can't be edited. */
export const BeingRead = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/creative/{id}', () => {
        const { check, ...rest } = creative({ status: 'Action Pending - Validate' });
        return { ...rest, check: check && { ...check, status: 'Pending' as const } };
      }),
      mock.get('v1', '/seed_list', () => ({ objects: [], total_rows: 0 })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The seeds are being read', { selector: 'h2, h3, p, div' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit test seeds' })).toHaveAttribute('aria-disabled', 'true');
  },
});
