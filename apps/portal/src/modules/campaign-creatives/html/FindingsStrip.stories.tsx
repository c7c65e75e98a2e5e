import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { creative, keptDraft, MAIL } from '../../../fixtures/builders/creative.builders.ts';
import { finding, findings } from '../../../fixtures/builders/creativeParts.builders.ts';
import { mendedMail } from '../../../fixtures/builders/mended.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { saveMend } from '../../../fixtures/saveMend.ts';

const BOX = 'HTML of the e-mail';
const LIST = 'Findings in HTML of the e-mail';
const FRAME = 'Preview of Members’ evening invitation';

const [, , overridden] = findings;
const FOUND = [
  finding({ line: 5, column: 4 }),
  finding({
    id: 904,
    kind: 'insecure_link',
    severity: 'Moderate',
    message: 'A link without https',
    line: 4,
    column: 5,
  }),
  finding({
    id: 905,
    kind: 'insecure_link',
    severity: 'Moderate',
    message: 'A link without https',
    line: 5,
    column: 1,
  }),
  finding({ id: 906, kind: 'no_unsubscribe_link', message: 'The unsubscribe link is missing', line: null }),
  finding({ id: 907, kind: 'subject_long', severity: 'Minor', message: 'The subject is long', line: null }),
  ...(overridden ? [overridden] : []),
];

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Creative HTML findings',
  parameters: { route: '/campaign-creatives/412?tab=html', layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(
      mock.get('v1', '/creative/{id}/findings', () => ({ objects: FOUND, total_rows: FOUND.length })),
      mock.put('v2', '/creative/{id}/draft', () => keptDraft),
    );
  },
});

const TITLE = '5 findings in 4 causes, 1 overridden';

/** One line below the code, which opens to the causes: the worst first, the overridden ones last. The code keeps its place. */
export const OpensByCause = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: BOX });
    const line = canvas.getByRole('button', { name: TITLE });
    await expect(box).toHaveAccessibleDescription(new RegExp(`${TITLE}$`));
    const top = box.getBoundingClientRect().top;
    await userEvent.click(line);
    const list = within(canvas.getByRole('group', { name: LIST }));
    await expect(box.getBoundingClientRect().top).toBe(top);
    await expect(list.getByText('A link without https').closest('div')).toHaveTextContent('2 places, lines 4 5');
    const words = [FOUND[0], FOUND[1], FOUND.at(-1)].map((each) => list.getByText(each?.message ?? ''));
    const [first, second, last] = words.map((each) => each.getBoundingClientRect().top);
    await expect(Number(first)).toBeLessThan(Number(second));
    await expect(Number(second)).toBeLessThan(Number(last));
    // It has no line, so it leads to where it is fixed; one that the HTML itself lacks leads nowhere else.
    await expect(list.getByRole('link', { name: 'Edit the details' })).toHaveAttribute(
      'href',
      '/campaign-creatives/412?ask=edit',
    );
    await expect(list.getAllByRole('link')).toHaveLength(1);
    const editor = box.closest('[data-filling]')?.getBoundingClientRect().height ?? 0;
    const panel = line.closest('[data-part="panel"]')?.getBoundingClientRect().height ?? 0;
    await expect(panel).toBeLessThanOrEqual(editor / 3 + 1);
  },
});

/** A line of a cause moves the caret there, and the mail shows the element. So does F8 in the code. */
export const ShowsAPlace = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: BOX });
    const frame: HTMLIFrameElement = await canvas.findByTitle(FRAME);
    const page = Object.assign(new MessageChannel().port1, { postMessage: fn() });
    Object.defineProperty(frame, 'contentWindow', { value: page });
    await waitFor(() => expect(box.querySelectorAll('.cm-lintRange')).not.toHaveLength(0));
    await userEvent.click(canvas.getByRole('button', { name: TITLE }));
    const list = within(canvas.getByRole('group', { name: LIST }));
    await userEvent.click(list.getByRole('button', { name: 'Line 4' }));
    await waitFor(() => expect(box).toHaveFocus());
    await waitFor(() => expect(page.postMessage).toHaveBeenLastCalledWith({ show: { line: 4, col: 5 } }, '*'));
    const press = (shiftKey: boolean) => fireEvent.keyDown(box, { key: 'F8', code: 'F8', keyCode: 119, shiftKey });
    press(false);
    await waitFor(() => expect(page.postMessage).toHaveBeenLastCalledWith({ show: { line: 5, col: 1 } }, '*'));
    press(true);
    await waitFor(() => expect(page.postMessage).toHaveBeenLastCalledWith({ show: { line: 4, col: 5 } }, '*'));
    // A page that loads again has lost the mark.
    page.postMessage.mockClear();
    frame.dispatchEvent(new Event('load'));
    await expect(page.postMessage).toHaveBeenLastCalledWith({ show: { line: 4, col: 5 } }, '*');
  },
});

/** A mended revision would lack the typed text, so that is saved or discarded first. */
export const MendWaitsForTheDraft = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: TITLE }));
    const mend = canvas.getByRole('button', { name: 'Mend: The unsubscribe link is missing' });
    await expect(mend).not.toHaveAttribute('aria-disabled');
    await userEvent.click(await canvas.findByRole('textbox', { name: BOX }));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await userEvent.paste('<!-- one -->');
    await waitFor(() => expect(mend).toHaveAttribute('aria-disabled', 'true'));
    await expect(mend).toHaveAccessibleDescription('Save or discard your changes first');
  },
});

/** A mend from the strip is saved as a revision. The editor shows it, and the strip counts what its check found. */
export const FollowsAMend = meta.story({
  beforeEach: ({ msw }) => {
    let saved = false;
    msw.use(
      mock.get('v1', '/creative/{id}', () => creative(saved ? { revision: 3, version: 4 } : {})),
      mock.patch('v1', '/creative/{id}', () => {
        saved = true;
        return creative({ revision: 3, version: 4 });
      }),
      mock.get('v2', '/creative/{id}/source', ({ query }) => {
        const revision = Number(query.get('revision'));
        return { revision, html: revision === 3 ? mendedMail(['no_unsubscribe_link']).html : MAIL };
      }),
      mock.get('v1', '/creative/{id}/findings', () => {
        const objects = saved ? FOUND.filter(({ kind }) => kind !== 'no_unsubscribe_link') : FOUND;
        return { objects, total_rows: objects.length };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: BOX });
    await userEvent.click(canvas.getByRole('button', { name: TITLE }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mend: The unsubscribe link is missing' }));
    await saveMend();
    await expect(await canvas.findByText('Revision 3')).toBeVisible();
    await waitFor(() => expect(box).toHaveTextContent('{{unsubscribe_url}}'));
    await expect(canvas.queryByText(/was uploaded after you began/)).toBeNull();
    await expect(await canvas.findByRole('button', { name: '4 findings in 3 causes, 1 overridden' })).toBeVisible();
  },
});

/** Without findings the line stays, so that the next check moves nothing. */
export const NothingFound = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v1', '/creative/{id}/findings', () => ({ objects: [], total_rows: 0 }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'No open findings' }));
    await expect(canvas.getByText('The check found nothing to fix in this e-mail.')).toBeVisible();
  },
});

const phone = { name: 'Phone', styles: { width: '390px', height: '844px' } };

/** On a phone the list is below the code, and nothing scrolls sideways. */
export const OnAPhone = meta.story({
  parameters: { viewport: { options: { phone } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: BOX });
    await userEvent.click(canvas.getByRole('button', { name: TITLE }));
    const list = within(canvas.getByRole('group', { name: LIST }));
    await userEvent.click(list.getByRole('button', { name: 'Line 4' }));
    await waitFor(() => expect(box).toHaveFocus());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
