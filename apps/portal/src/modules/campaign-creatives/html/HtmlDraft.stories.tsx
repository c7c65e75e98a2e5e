import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { creative, keptDraft, MAIL } from '../../../fixtures/builders/creative.builders.ts';
import { finding } from '../../../fixtures/builders/creativeParts.builders.ts';
import { mendedMail } from '../../../fixtures/builders/mended.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { saveMend } from '../../../fixtures/saveMend.ts';

const sent = fn();

const BOX = 'HTML of the e-mail';
const LINK = '<p><a href="{{unsubscribe_url}}">Unsubscribe</a></p>';

const FOUND = [
  finding({
    id: 904,
    kind: 'insecure_link',
    severity: 'Moderate',
    message: 'A link without https',
    line: 4,
    column: 1,
  }),
  finding({ id: 905, kind: 'broken_link', message: 'The link is broken', line: 5, column: 4 }),
  finding({ id: 906, kind: 'no_unsubscribe_link', message: 'The unsubscribe link is missing', line: null }),
];

const desk = { name: 'Desk', styles: { width: '1440px', height: '900px' } };

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Creative HTML draft',
  parameters: {
    route: '/campaign-creatives/412?tab=html',
    layout: 'fullscreen',
    viewport: { options: { desk } },
  },
  globals: { viewport: { value: 'desk' } },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mock.get('v1', '/creative/{id}/findings', () => ({ objects: FOUND, total_rows: FOUND.length })),
      mock.put('v2', '/creative/{id}/draft', async ({ request }) => {
        sent(await request.json());
        return keptDraft;
      }),
    );
  },
});

/** Title, status, tabs, the next step and the tools are 96 px in all. Code and preview fill the rest, and nothing scrolls. */
export const LeavesTheHeightToTheCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: BOX });
    const header = (canvas.getAllByRole('banner')[0] as HTMLElement).getBoundingClientRect();
    await waitFor(() => expect(box.getBoundingClientRect().top - header.bottom).toBeLessThanOrEqual(96));
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const top = box.getBoundingClientRect().top;
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const save = canvas.getByRole('button', { name: 'Save as revision 3' }).getBoundingClientRect();
    const tab = canvas.getByRole('tab', { name: 'HTML' }).getBoundingClientRect();
    for (const part of [title, save])
      await expect(Math.abs(part.top + part.bottom - tab.top - tab.bottom)).toBeLessThan(4);
    const frame = canvas.getByTitle('Preview of Members’ evening invitation').closest('section');
    await expect(innerHeight - (frame?.getBoundingClientRect().bottom ?? 0)).toBeLessThanOrEqual(24);
    // A first key needs no further line.
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await userEvent.paste('<!-- one -->');
    await expect(await canvas.findByText(/Draft of revision 3, 1 line changed, kept/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Compare with rev 2' })).toBeVisible();
    await expect(box.getBoundingClientRect().top).toBe(top);
  },
});

/** The status and the menu hold the words of the banner and the buttons of the other tabs. */
export const FoldsTheRestOfTheHeader = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: BOX });
    await expect(canvas.queryByText(/This creative needs attention/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Need Attention' }));
    await expect(
      await within(await screen.findByRole('dialog')).findByText(/Link 3 “Reserve two places”/),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    for (const name of ['Review 2 findings', 'Send test', 'Upload new revision', 'Check again'])
      await expect(await screen.findByRole('menuitem', { name })).toBeVisible();
  },
});

/** A reader saves nothing: the next step ends where the preview below it ends. */
export const EndsTheLineForAReader = meta.story({
  parameters: { permissions: ['can_view_creative'] },
  play: async ({ canvas }) => {
    const review = await canvas.findByRole('link', { name: 'Review 2 findings' });
    const frame = (await canvas.findByTitle('Preview of Members’ evening invitation')).closest('section');
    await waitFor(() => expect(review.getBoundingClientRect().right).toBe(frame?.getBoundingClientRect().right));
  },
});

/** The header changes around the tabs, which keep the focus. */
export const KeepsTheFocusOnTheTab = meta.story({
  parameters: { route: '/campaign-creatives/412' },
  play: async ({ canvas, userEvent }) => {
    const tab = await canvas.findByRole('tab', { name: 'HTML' });
    await userEvent.click(tab);
    await canvas.findByRole('textbox', { name: BOX });
    await expect(canvas.getByRole('tab', { name: 'HTML' })).toBe(tab);
    await expect(tab).toHaveFocus();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('link', { name: 'Review 2 findings' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Text' })).toHaveFocus();
  },
});

const DRAFT = MAIL.replace('<body>', '<body>\n<!-- one -->\n<!-- two -->').replace('Reserve two places', 'Reserve');

/** The marks of a reopened draft are at its own lines; a line that was changed has none, and its finding still leads there. */
export const MarksFollowADraft = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v2', '/creative/{id}/draft', () => ({ ...keptDraft, html: DRAFT }))),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: BOX });
    const marked = () =>
      [...box.querySelectorAll('.cm-lintRange')].map((mark) => mark.closest('.cm-line')?.textContent);
    await waitFor(() => expect(marked()).toEqual([expect.stringMatching(/^<h1>An evening among the glass/)]));
    await userEvent.click(canvas.getByRole('button', { name: 'Revision 2: 3 findings' }));
    const list = within(canvas.getByRole('group', { name: 'Findings in HTML of the e-mail' }));
    await userEvent.click(list.getByRole('button', { name: 'Line 4' }));
    await waitFor(() =>
      expect(getSelection()?.anchorNode?.parentElement?.closest('.cm-line')).toHaveTextContent('<h1>'),
    );
    await userEvent.click(list.getByRole('button', { name: 'Line 5' }));
    await waitFor(() => expect(getSelection()?.toString()).toMatch(/^<p><a .*>Reserve<\/a>.*<\/html>$/));
  },
});

/** One undo takes back the mend and nothing that was typed before; one redo brings it again. The strip says what was checked. */
export const UndoesAMend = meta.story({
  beforeEach: ({ msw }) => {
    const saved = ['', '', MAIL];
    const newest = () => creative({ revision: saved.length - 1, version: saved.length });
    const withLink = () => saved.at(-1)?.replace('</body>', `${LINK}\n</body>`) ?? null;
    msw.use(
      mock.get('v1', '/creative/{id}', newest),
      mock.patch('v1', '/creative/{id}', async ({ request }) => {
        const file = (await request.formData()).get('creative_html');
        saved.push(file instanceof File ? await file.text() : '');
        return newest();
      }),
      mock.get('v2', '/creative/{id}/source', ({ query }) => {
        const revision = Number(query.get('revision'));
        return { revision, html: saved[revision] ?? null };
      }),
      mock.get('v2', '/creative/{id}/mended', ({ query }) => ({
        ...mendedMail(query.getAll('kinds')),
        revision: saved.length - 1,
        html: withLink(),
      })),
      mock.get('v1', '/creative/{id}/findings', () => {
        const isMended = saved.at(-1)?.includes(LINK);
        const objects = FOUND.filter(({ kind }) => !(isMended && kind === 'no_unsubscribe_link'));
        return { objects, total_rows: objects.length };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: BOX });
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await userEvent.paste('<!-- mine -->');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as revision 3' }));
    await expect(await canvas.findByText('Revision 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '3 findings' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mend: The unsubscribe link is missing' }));
    await saveMend();
    await expect(await canvas.findByText('Revision 4')).toBeVisible();
    await waitFor(() => expect(box).toHaveTextContent('{{unsubscribe_url}}'));
    await expect(await canvas.findByRole('button', { name: '2 findings' })).toBeVisible();

    sent.mockClear();
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}z{/Control}');
    const html = `${MAIL}<!-- mine -->`;
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ base_revision: 4, html }));
    await expect(await canvas.findByText(/Draft of revision 5, \d+ lines? changed, kept/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Revision 4: 2 findings' })).toBeVisible();
    const marked = () =>
      [...box.querySelectorAll('.cm-lintRange')].map((mark) => mark.closest('.cm-line')?.textContent);
    await expect(marked()[0]).toMatch(/^<h1>An evening/);
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await expect(await canvas.findByText('Revision 4')).toBeVisible();
    await expect(box).toHaveTextContent('{{unsubscribe_url}}');
    await expect(canvas.getByRole('button', { name: '2 findings' })).toBeVisible();
  },
});
