import { Button, Form, Page, PageHeader, Stack, TextInput } from '@mailroom/design-system';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
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

/** A form for one record, as the modules write it. */
function GroupForm() {
  const write = useWrite({
    write: ({ values, version }: { values: GroupValues; version: number }) =>
      read(api.v2.PATCH('/groups/{id}', { params: { path: { id: 5 } }, headers: ifMatch({ version }), body: values })),
    refreshes: [['group']],
    says: 'Group saved',
    handles: isShownInForm,
  });
  const [isClosed, setClosed] = useState(false);
  const [record, setRecord] = useState({ name: 'Creative work', description: '', version: 1 });
  const form = useRecordForm<GroupValues>({
    values: { name: record.name, description: record.description },
    record,
    rules: { name: ['required'] },
    save: (values, version) => write.mutateAsync({ values, version }),
  });
  return (
    <Page width="narrow">
      <PageHeader title="Group" actions={<Button href={paths.landing}>Landing</Button>} />
      <Button onClick={() => setRecord((old) => ({ ...old, name: 'Creative care', version: old.version + 1 }))}>
        Somebody else saves
      </Button>
      <Button onClick={() => form.close(() => setClosed(true))}>{isClosed ? 'Closed' : 'Close'}</Button>
      <Form {...form.formProps}>
        <Stack>
          <TextInput label="Name" {...form.field('name')} />
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

/** A second form on the same page, as the notes beside a record. */
function TwoForms() {
  const form = useRecordForm<{ note: string }>({
    values: { note: '' },
    rules: {},
    save: ({ note }) => Promise.resolve(sent(note)),
  });
  return (
    <>
      <GroupForm />
      <Form aria-label="Note" {...form.formProps}>
        <TextInput label="Note" {...form.field('note')} />
      </Form>
      {form.dialogs}
    </>
  );
}

const saved = { id: 5, name: 'x', description: '', permission_count: 0, version: 3, reasons: [], actions: [] };

const meta = preview.meta({
  title: 'Screens/Forms',
  parameters: {
    route: '/group',
    routes: [
      { path: '/group', Component: GroupForm },
      { path: '/group-and-note', Component: TwoForms },
    ],
    layout: 'fullscreen',
  },
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

/** The server's error is shown at its field. */
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

/** R25: somebody else saved first. The input stays, the dialog names the fields that differ, and the input can replace them. */
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
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else saved this in the meantime' });
    await expect(within(dialog).getByText('theirs: Creative care · yours: Creative work')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await expect(await screen.findByText('Group saved')).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('"2"', { name: 'Creative work', description: 'Uploads' });
  },
});

/** R26: somebody deleted the record first. The form says so and keeps the input. */
export const DeletedMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.patch('*/api/v2/groups/:id', () =>
        HttpResponse.json(
          {
            message: 'The resource you are trying to access does not exist!',
            code: 'not_found',
            request_id: 'story',
          },
          { status: 404 },
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Description/ }), 'Uploads');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const messages = within(await screen.findByRole('log', { name: 'Messages' }));
    await expect(await messages.findByText('The resource you are trying to access does not exist!')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Description/ })).toHaveValue('Uploads');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** R41: offline, a save shows a notice and keeps the input; the next try sends it once. */
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

/** Leaving asks before input is lost. */
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

/** Leaving can save first. A failed save stays and says why; a successful one continues to where the user wanted to go. */
export const SavesAndLeaves = meta.story({
  beforeEach: ({ msw }) => msw.use(http.patch('*/api/v2/groups/:id', () => HttpResponse.error(), { once: true })),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('link', { name: 'Landing' }));
    const save = () => screen.findByRole('button', { name: 'Save and leave' });
    await userEvent.click(await save());
    const asking = within(await screen.findByRole('alertdialog'));
    await expect(await asking.findByRole('alert')).toHaveTextContent(/^Name is required/);
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await userEvent.type(name, 'Creative care');
    await userEvent.click(canvas.getByRole('link', { name: 'Landing' }));
    await userEvent.click(await save());
    await expect(await within(await screen.findByRole('alertdialog')).findByRole('alert')).toHaveTextContent(
      'The server could not be reached',
    );
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(await save());
    await expect(await canvas.findByRole('heading', { name: 'Saturday, November 21' })).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith('"1"', { name: 'Creative care', description: '' });
  },
});

/** Two forms of one page: the question is asked whichever of them has input, and saves both. */
export const TwoOfThem = meta.story({
  parameters: { route: '/group-and-note' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Description/ }), 'Uploads');
    await userEvent.click(canvas.getByRole('link', { name: 'Landing' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Asked Sam');
    await userEvent.click(canvas.getByRole('link', { name: 'Landing' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save and leave' }));
    await expect(await canvas.findByRole('heading', { name: 'Saturday, November 21' })).toBeVisible();
    await expect(sent.mock.calls).toEqual([['"1"', { name: 'Creative work', description: 'Uploads' }], ['Asked Sam']]);
  },
});

/** Closing a dialog asks in the same way before input is lost. */
export const Closing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const close = await canvas.findByRole('button', { name: 'Close' });
    await userEvent.type(canvas.getByRole('textbox', { name: /Description/ }), 'Uploads');
    await userEvent.click(close);
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await expect(close).toHaveTextContent('Close');
    await userEvent.click(close);
    await userEvent.click(await screen.findByRole('button', { name: 'Save and leave' }));
    await expect(await canvas.findByRole('button', { name: 'Closed' })).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
  },
});

/** R25: a record that changes while it is open updates the form until there is input; after that it is a conflict. */
export const ChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.patch('*/api/v2/groups/:id', ({ request }) => {
        sent(request.headers.get('if-match'));
        return HttpResponse.json(
          { message: 'Somebody else saved', code: 'stale_version', request_id: 'story', record: saved },
          { status: 412 },
        );
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const others = await canvas.findByRole('button', { name: 'Somebody else saves' });
    await userEvent.click(others);
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveValue('Creative care');
    await userEvent.type(canvas.getByRole('textbox', { name: /Description/ }), 'Uploads');
    await userEvent.click(others);
    await expect(canvas.getByRole('textbox', { name: /Description/ })).toHaveValue('Uploads');
    await userEvent.click(canvas.getByRole('link', { name: 'Landing' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save and leave' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else saved this in the meantime' });
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith('"2"');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take theirs' }));
    await expect(canvas.getByRole('textbox', { name: /Description/ })).toHaveValue('');
  },
});
