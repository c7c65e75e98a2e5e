import { Button, Form, Page, PageHeader, Stack, TextInput } from '@mailroom/design-system';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../paths.ts';
import { api, ifMatch, read } from '../api.ts';
import { useWrite } from '../useWrite.ts';
import { isShownInForm } from './isShownInForm.ts';
import { useRecordForm } from './useRecordForm.tsx';

const sent = fn();

interface GroupValues {
  name: string;
  description: string;
}

/** A form on one record as every module writes it. */
function GroupForm() {
  const write = useWrite({
    write: ({ values, version }: { values: GroupValues; version: number }) =>
      read(api.v2.PATCH('/groups/{id}', { params: { path: { id: 5 } }, headers: ifMatch({ version }), body: values })),
    refreshes: [['group']],
    says: 'Group saved',
    handles: isShownInForm,
  });
  const form = useRecordForm<GroupValues>({
    values: { name: 'Creative work', description: '' },
    rules: { name: ['required'] },
    save: (values, newer) => write.mutateAsync({ values, version: Number(newer?.['version'] ?? 1) }),
  });
  return (
    <Page width="narrow">
      <PageHeader title="Group" actions={<Button href={paths.landing}>Landing</Button>} />
      <Form onSubmit={form.submit} errors={form.errors} isBusy={form.isSaving}>
        <Stack>
          <TextInput label="Name" isRequired {...form.field('name')} />
          <TextInput label="Description" {...form.field('description')} />
          <Button type="submit" variant="primary">
            Save
          </Button>
        </Stack>
        {form.dialogs}
      </Form>
    </Page>
  );
}

const saved = { id: 5, name: 'x', description: '', permission_count: 0, version: 3, reasons: [], actions: [] };

const meta = preview.meta({
  title: 'Screens/Forms',
  parameters: { route: '/group', routes: [{ path: '/group', Component: GroupForm }], layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      http.patch('*/api/v2/groups/:id', async ({ request }) => {
        sent(request.headers.get('if-match'), await request.json());
        return HttpResponse.json(saved);
      }),
    );
  },
});

/** A06: the domain's text at the field, announced, and the focus there; nothing is sent. */
export const Rule = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const text = 'Name is required, the name must not contain only whitespace';
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    await expect(name).toHaveAccessibleDescription(text);
    await expect(name).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
  },
});

/** What the server finds wrong stands at its field. */
export const ServerField = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.patch('*/api/v2/groups/:id', () =>
        HttpResponse.json(
          {
            message: 'A group is called that',
            code: 'invalid',
            request_id: 'story',
            fields: { name: 'A group is called that' },
          },
          { status: 422 },
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name/ }), ' too');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect((await canvas.findAllByText('A group is called that'))[0]).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveValue('Creative work too');
  },
});

/** R25: somebody else saved first; the input is kept, the fields that differ are named, and can be saved over. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.patch('*/api/v2/groups/:id', async ({ request }) => {
        sent(request.headers.get('if-match'), await request.json());
        if (request.headers.get('if-match') === '"2"') return HttpResponse.json(saved);
        const record = { ...saved, name: 'Creative care', version: 2 };
        return HttpResponse.json(
          { message: 'Somebody else saved', code: 'stale_version', request_id: 'story', record },
          { status: 412 },
        );
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Description/ }), 'Uploads');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else saved this meanwhile' });
    await expect(within(dialog).getByText('theirs: Creative care · yours: Creative work')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go on with mine' }));
    await expect(await screen.findByText('Group saved')).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('"2"', { name: 'Creative work', description: 'Uploads' });
  },
});

/** R41: offline at save: a notice, the input is kept, and the next try sends it once. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(http.patch('*/api/v2/groups/:id', () => HttpResponse.error(), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Description/ }), 'Uploads');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Error: The server could not be reached')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Description/ })).toHaveValue('Uploads');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Group saved')).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
  },
});

/** Leaving asks before what was typed is lost. */
export const Leaving = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Description/ }), 'Uploads');
    await userEvent.click(canvas.getByRole('link', { name: 'Landing' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await expect(canvas.getByRole('textbox', { name: /Description/ })).toHaveValue('Uploads');
    await userEvent.click(canvas.getByRole('link', { name: 'Landing' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('heading', { name: 'Saturday, November 21' })).toBeVisible();
  },
});
