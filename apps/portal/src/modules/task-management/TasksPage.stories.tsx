import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { csv } from '../../fixtures/handlers/export.handlers.ts';
import { mock } from '../../fixtures/handlers/mock.ts';
import { claimed, task, taskRows } from '../../fixtures/builders/task.builders.ts';
import { needsAttention } from '../../fixtures/builders/needsAttention.builders.ts';
import { page } from '../../fixtures/handlers/page.ts';
import { listStates } from '../../fixtures/listStates.ts';

const asked: URLSearchParams[] = [];

const meta = preview.meta({
  title: 'Screens/Task Management/Tasks',
  parameters: { route: '/task-management/dashboard', layout: 'fullscreen' },
  // The counts of the fixture's tasks.
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/needs-attention', () =>
        needsAttention({
          places: [
            { place: 'tasks', count: taskRows.length },
            { place: 'to_do', count: 3 },
            { place: 'my_tasks', count: 1 },
          ],
        }),
      ),
    ),
});

/** Each task links to where it is resolved. */
export const Default = meta.story({
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(
      mock.get('v1', '/task', ({ query }) => {
        asked.push(query);
        return page(taskRows, query);
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tasks' })).toBeVisible();
    const table = within(await canvas.findByRole('table', { name: 'All tasks' }));
    await expect(await table.findByRole('link', { name: 'Winter tyres reminder' })).toHaveAttribute(
      'href',
      '/order-management/product/20911',
    );
    await expect(table.getByText('by Sun 7:15 PM')).toBeVisible();
    await expect(table.getByText('Critical')).toBeVisible();
    const tabs = [`All tasks ${taskRows.length}`, 'To do 3', 'My tasks 1'];
    await waitFor(() => expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(tabs));
    await expect(canvas.getByText(`${taskRows.length} open`)).toBeVisible();
    await expect([asked.at(-1)?.get('sort_by'), asked.at(-1)?.get('sort_dir')]).toEqual(['severity', '1']);
  },
});

/** On a narrow screen a task keeps its date, and gives up first what its title and its drawer say too. */
export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 768 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'All tasks' }));
    await expect(await table.findByText('by Sun 7:15 PM')).toBeVisible();
    await expect(table.queryByRole('columnheader', { name: 'Assignee' })).toBeNull();
  },
});

const states = listStates('v1', '/task', { table: 'All tasks', emptyTitle: 'No open tasks' });

export const Loading = meta.story(states.loading);

export const Empty = meta.story(states.empty);

export const Failing = meta.story({ ...states.failing, name: 'Error' });

/** A user without permissions still sees the tasks, without buttons. */
export const Forbidden = meta.story({
  parameters: { permissions: [] },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/task', () => ({ objects: taskRows.map((row) => ({ ...row, actions: [] })), total_rows: 4 })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Confirm 41,306 recipients/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Claim' })).toBeNull();
    // Where to fix it is only named, because the module guard would turn the user away.
    await expect(canvas.getAllByText('Winter tyres reminder')[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Winter tyres reminder' })).toBeNull();
  },
});

export const Mine = meta.story({
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(
      mock.get('v1', '/task', ({ query }) => {
        asked.push(query);
        return { objects: taskRows.slice(1, 2), total_rows: 1 };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'My tasks 1' }));
    await expect(await canvas.findByRole('table', { name: 'My tasks' })).toBeVisible();
    await waitFor(() => expect(asked.at(-1)?.get('assignee_id:eq')).toBe('7'));
    await expect(asked.at(-1)?.get('open:eq')).toBe('true');
    await userEvent.click(canvas.getByRole('switch', { name: 'Show closed' }));
    await waitFor(() => expect(asked.at(-1)?.has('open:eq')).toBe(false));
  },
});

const calls: unknown[] = [];

/** A task is claimed, commented on and done without leaving the list. */
export const Working = meta.story({
  beforeEach: ({ msw }) => {
    calls.length = 0;
    const subject = { entity: 'task', id: task().id };
    let now = task({
      reasons: [{ code: 'not_started', text: 'Nobody has taken it yet.', actor: 'Anyone who may fix it', subject }],
    });
    msw.use(
      mock.get('v1', '/task/{id}', () => now),
      mock.post('v1', '/task/{id}/claim', () => {
        calls.push('claim');
        now = task({ status: 'Started', assignee: { id: 7, name: 'Dana Okafor' }, actions: claimed });
        return now;
      }),
      mock.post('v1', '/task/{id}/comment', async ({ request }) => {
        const { body } = (await request.json()) as { body: string };
        calls.push(body);
        now = {
          ...now,
          comments: [...now.comments, { id: 5, body, created_at: '2026-11-21T15:00:00.000Z', created_by: null }],
        };
        return now;
      }),
      mock.post('v1', '/task/{id}/done', () => {
        calls.push('done');
        now = task({ status: 'Success', actions: [] });
        return now;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Confirm 41,306 recipients/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Confirm 41,306 recipients' }));
    // A link would lead to this very task.
    await expect((await drawer.findByText('Nobody has taken it yet.')).closest('a')).toBeNull();
    await userEvent.click(await drawer.findByRole('button', { name: 'Claim' }));
    // Waits for the claim, because other actions are blocked until it is saved.
    await expect(await drawer.findByRole('button', { name: 'Release' })).toBeEnabled();
    await userEvent.type(drawer.getByRole('textbox', { name: 'Comment' }), 'They arrived');
    const comment = drawer.getByRole('button', { name: 'Add comment' });
    // The claim shows before it is saved, and a press in between has no effect.
    await waitFor(() => expect(comment).not.toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(comment).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(comment);
    await expect(await drawer.findByText('They arrived')).toBeVisible();
    // Until a change is saved, the next one is blocked.
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Comment' })).toHaveValue(''));
    await waitFor(() =>
      expect(drawer.getByRole('button', { name: 'Add comment' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(calls).toEqual(['claim', 'They arrived', 'done']));
    await waitFor(() => expect(drawer.queryByRole('button', { name: 'Done' })).toBeNull());
  },
});

/** A task that follows from a product ends there, so its page is the next step of the person who took it. */
export const LeadsToItsRecord = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/task/{id}', () =>
        task({
          status: 'Started',
          assignee: { id: 7, name: 'Dana Okafor' },
          reasons: [
            { code: 'awaiting_confirm', text: 'Dana Okafor is working on it.', actor: 'Dana Okafor', subject: null },
          ],
          actions: claimed.filter(({ name }) => name === 'release' || name === 'comment'),
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Confirm 41,306 recipients/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Confirm 41,306 recipients' }));
    await expect(await drawer.findByText('You are working on it.')).toBeVisible();
    await expect(drawer.getByText('You')).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Open product' })).toHaveAttribute(
      'href',
      '/order-management/product/20911',
    );
    await expect(drawer.getByRole('button', { name: 'Release' })).toBeEnabled();
  },
});

/** Leaving a task with a typed comment asks: stay, add it first, or discard it. */
export const KeepsAComment = meta.story({
  parameters: { route: '/task-management/dashboard?task=88' },
  beforeEach: ({ msw }) => {
    calls.length = 0;
    msw.use(
      mock.post('v1', '/task/{id}/comment', async ({ request }) => {
        calls.push(((await request.json()) as { body: string }).body);
        return task();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Confirm 41,306 recipients' }));
    const comment = await drawer.findByRole('textbox', { name: 'Comment' });
    await userEvent.type(comment, 'They arrived');
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    const asking = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(asking.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(comment).toHaveValue('They arrived');
    await expect(calls).toEqual([]);

    // The second time the comment is added first, and the navigation continues.
    await userEvent.click(await drawer.findByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add comment and leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(calls).toEqual(['They arrived']);

    await userEvent.click(await canvas.findByRole('link', { name: /Confirm 41,306 recipients/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Never mind');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(calls).toEqual(['They arrived']);
  },
});

/** All rows of the list, with its filters and without its page. */
export const Exports = meta.story({
  parameters: { route: '/task-management/dashboard?severity=Critical' },
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(
      mock.post('v1', '/task/export', ({ query }) => {
        asked.push(query);
        return csv('tasks.csv');
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    await expect(asked[0]?.get('severity:eq')).toBe('Critical');
    await expect(asked[0]?.get('limit')).toBeNull();
  },
});

const bulkBodies: unknown[] = [];

/** Many tasks together: how many were claimed, and why the others weren't. */
export const ClaimsMany = meta.story({
  beforeEach: ({ msw }) => {
    bulkBodies.length = 0;
    msw.use(
      mock.post('v2', '/task/bulk', async ({ request }) => {
        bulkBodies.push(await request.json());
        return { done: [1], refused: [{ id: 2, reason: 'Only a task that is Not Started can be claimed' }] };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'All tasks' }));
    await table.findByRole('link', { name: 'Winter tyres reminder' });
    const boxes = table.getAllByRole('checkbox');
    await userEvent.click(boxes[1] as HTMLElement);
    await userEvent.click(boxes[2] as HTMLElement);
    const bar = within(await canvas.findByRole('group', { name: '2 selected' }));
    await userEvent.click(await bar.findByRole('button', { name: 'Claim' }));
    await expect((await screen.findAllByText('Done for 1'))[0]).toBeVisible();
    await expect((await screen.findAllByText(/Only a task that is Not Started can be claimed/))[0]).toBeVisible();
    const ids = taskRows.slice(0, 2).map(({ id }) => id);
    await expect(bulkBodies).toEqual([{ action: 'claim', ids }]);
  },
});
