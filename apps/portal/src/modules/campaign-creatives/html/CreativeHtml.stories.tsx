import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { creative, keptDraft, MAIL } from '../../../fixtures/builders/creative.builders.ts';
import { findings } from '../../../fixtures/builders/creativeParts.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { errorBody } from '../../../fixtures/handlers/network.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Creative HTML',
  parameters: { route: '/campaign-creatives/412?tab=html', layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mock.put('v2', '/creative/{id}/draft', async ({ request }) => {
        sent(await request.json());
        return keptDraft;
      }),
    );
  },
});

const served = fn();
let arrival = Promise.withResolvers<void>();

const BOX = 'HTML of the e-mail';
const DRAFT = MAIL.replace('Thursday, December 3', 'Friday, December 4');

/** Somebody who only reads has no 'Save', so the next step is the page's primary button as on the other tabs. */
export const ReadsOnly = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v1', '/creative/{id}', () => {
        const own = creative();
        return { ...own, actions: own.actions.filter(({ name }) => name !== 'update') };
      }),
    ),
  parameters: { permissions: ['can_view_creative'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: BOX })).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.queryByRole('button', { name: /^Save as revision/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /^Review/ })).toHaveAttribute('data-variant', 'primary');
  },
});

/** Typed text is kept after a pause, the preview follows, and saving makes a revision. */
export const KeepsAndSaves = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: BOX });
    await expect(await canvas.findByText('Revision 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save as revision 3' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await userEvent.paste('<!-- one -->');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ base_revision: 2, html: `<!-- one -->${MAIL}` }));
    await expect(await canvas.findByText(/Draft of revision 3, 1 line changed, kept/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save as revision 3' }));
    await expect((await screen.findAllByText('Creative saved as revision 3'))[0]).toBeVisible();
  },
});

const CRLF = MAIL.replaceAll('\n', '\r\n');

/** A file of Windows keeps the ends of its lines in the draft and in the revision, so one changed line is one. */
export const KeepsLineEnds = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.get('v2', '/creative/{id}/source', () => ({ revision: 2, html: CRLF })),
      mock.patch('v1', '/creative/{id}', async ({ request }) => {
        const file = (await request.formData()).get('creative_html');
        sent(file instanceof File && (await file.text()));
        return creative({ revision: 3, version: 4 });
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: BOX }));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await userEvent.paste('<!-- one -->');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ base_revision: 2, html: `<!-- one -->${CRLF}` }));
    await expect(await canvas.findByText(/Draft of revision 3, 1 line changed/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save as revision 3' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(`<!-- one -->${CRLF}`));
  },
});

/** HTML is saved as UTF-8, and says so. */
export const SavesAsUtf8 = meta.story({
  beforeEach: ({ msw }) => {
    const html = `<meta charset="shift_jis">${MAIL}`;
    msw.use(mock.get('v2', '/creative/{id}/draft', () => ({ ...keptDraft, html })));
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: BOX });
    await expect(box).toHaveTextContent('<meta charset="shift_jis">');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as revision 3' }));
    await waitFor(() => expect(box).toHaveTextContent('<meta charset="utf-8">'));
  },
});

/** The preview waits for the findings that it outlines, and loads once. */
export const LoadsThePreviewOnce = meta.story({
  beforeEach: ({ msw }) => {
    served.mockClear();
    arrival = Promise.withResolvers();
    msw.use(
      mock.get('v2', '/creative/{id}/source', () => {
        served();
        return { revision: 2, html: MAIL };
      }),
      mock.get('v1', '/creative/{id}/findings', async () => {
        await arrival.promise;
        return { objects: [...findings], total_rows: findings.length };
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const loads = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const { src } of canvasElement.querySelectorAll('iframe')) loads.add(src);
    });
    watch.observe(canvasElement, { subtree: true, childList: true, attributeFilter: ['src'] });
    await waitFor(() => expect(served).toHaveBeenCalled());
    arrival.resolve();
    await canvas.findByRole('textbox', { name: BOX });
    watch.disconnect();
    await expect([...loads].map((src) => new URL(src).searchParams.get('box'))).toEqual(['61:9,44:9']);
  },
});

/** A draft survives a reload, can be compared with its revision, and is discarded after a question. */
export const Draft = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.get('v2', '/creative/{id}/draft', () => ({ ...keptDraft, html: DRAFT }))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Draft of revision 3, 1 line changed, kept/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with rev 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your draft and revision 2' });
    await expect((await within(dialog).findAllByText(/Friday/))[0]).toBeVisible();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('Revision 2')).toBeVisible();
  },
});

/** A colleague uploaded a revision meanwhile: both stay, and the writer is asked. */
export const BehindANewerRevision = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock.get('v2', '/creative/{id}/draft', () => ({ ...keptDraft, base_revision: 1, html: DRAFT }))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Revision 2 was uploaded after you began with revision 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save as revision 3' }));
    await expect(await screen.findByText(/The creative has changed since you began/)).toBeVisible();
  },
});

/** A text that the server doesn't take stays in the editor. */
export const CannotKeep = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.put('v2', '/creative/{id}/draft', () =>
        HttpResponse.json(errorBody('v2', 'Try again in 5 seconds', 'unavailable'), { status: 503 }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: BOX });
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await userEvent.paste('<!-- two -->');
    await expect(await canvas.findByText('Your text is not kept on the server')).toBeVisible();
    await expect(box).toHaveTextContent('<!-- two -->');
  },
});

/** The preview beside the text: wide, on a phone, in dark mode, without images. */
export const Preview = meta.story({
  play: async ({ canvas, userEvent }) => {
    const frame = await canvas.findByTitle('Preview of Members’ evening invitation');
    const wide = frame.offsetWidth;
    await userEvent.click(canvas.getByRole('button', { name: '390 px' }));
    await expect(frame.offsetWidth).toBeLessThanOrEqual(Math.min(wide, 390));
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await expect(getComputedStyle(frame).colorScheme).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Images off' }));
    await expect(canvas.getByTitle('Preview of Members’ evening invitation')).toHaveAttribute(
      'src',
      expect.stringContaining('images=off'),
    );
  },
});

const FORMATTED = `<body>
  <h1>An evening among the glass</h1>`;

/** Formatting lays the code out, and one undo takes all of it back. */
export const FormatsAndUndoes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: BOX });
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveAccessibleDescription('Nothing to undo yet'));
    await userEvent.click(canvas.getByRole('button', { name: 'Format' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ base_revision: 2, html: expect.stringContaining(FORMATTED) }),
    );
    await userEvent.click(undo);
    await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'true'));
    await expect(await canvas.findByText('Revision 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(canvas.getByRole('button', { name: 'Format' }));
    await expect((await screen.findAllByText('The HTML is formatted already'))[0]).toBeVisible();
  },
});

/** HTML that would keep the page busy for minutes is left as it is, with the reason. */
export const CannotFormat = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock.get('v2', '/creative/{id}/draft', () => ({ ...keptDraft, html: '<b>'.repeat(300) }))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: BOX });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Format' })).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(canvas.getByRole('button', { name: 'Format' }));
    await expect((await screen.findAllByText(/more than 200 elements are inside one another/))[0]).toBeVisible();
  },
});

const phone = { name: 'Phone', styles: { width: '390px', height: '844px' } };

/** On a phone the code and its preview take turns, and what was typed stays. */
export const Phone = meta.story({
  parameters: { viewport: { options: { phone } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: BOX });
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await userEvent.paste('<!-- one -->');
    const parts = within(canvas.getByRole('tablist', { name: 'Code and preview' }));
    await userEvent.click(parts.getByRole('tab', { name: 'Preview' }));
    await expect(await canvas.findByTitle('Preview of Members’ evening invitation')).toBeVisible();
    await userEvent.click(parts.getByRole('tab', { name: 'Code' }));
    await expect(canvas.getByRole('textbox', { name: BOX })).toHaveTextContent('<!-- one -->');
  },
});

/** A click in the preview selects the tag in the code. Its other messages do nothing, and only the caret moves the preview. */
export const ClickInThePreview = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: BOX });
    const frame: HTMLIFrameElement = await canvas.findByTitle('Preview of Members’ evening invitation');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    const page = Object.assign(new MessageChannel().port1, { postMessage: fn() });
    Object.defineProperty(frame, 'contentWindow', { value: page });
    const say = (data: unknown, origin = 'null') =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: page }));
    const rect = { x: 0, y: 40, width: 300, height: 20 };
    say({ node: { line: 4, col: 1 }, rect, picked: true }, 'https://elsewhere.example');
    say({ node: { line: '4', col: 1 }, rect, picked: true });
    await expect(box).not.toHaveFocus();
    say({ node: { line: 4, col: 1 }, rect, picked: true });
    await waitFor(() => expect(box).toHaveFocus());
    await waitFor(() => expect(getSelection()?.toString()).toBe('h1'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.postMessage).toHaveBeenCalled());
    const calls = page.postMessage.mock.calls.map(([said]) => said);
    await expect(calls).toEqual(calls.map(() => ({ show: { line: 4, col: 4 } })));
  },
});

/** The preview scrolls to an element that it is told of, by the size in which it is drawn. */
export const ScrollsThePreview = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: BOX });
    const frame: HTMLIFrameElement = await canvas.findByTitle('Preview of Members’ evening invitation');
    const area = frame.closest('[role="group"]') as HTMLElement;
    const scale = frame.getBoundingClientRect().width / frame.offsetWidth;
    await expect(scale).toBeLessThan(1);
    const start = frame.getBoundingClientRect().top - area.getBoundingClientRect().top;
    const page = Object.assign(new MessageChannel().port1, { postMessage: fn() });
    Object.defineProperty(frame, 'contentWindow', { value: page });
    const data = { node: { line: 4, col: 1 }, rect: { x: 0, y: 1_200, width: 300, height: 20 } };
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source: page }));
    await waitFor(() =>
      expect(Math.abs(area.scrollTop - (start + 1_200 * scale - area.clientHeight / 3))).toBeLessThan(2),
    );
  },
});

/** A finding's line opens with the line selected. */
export const AtALine = meta.story({
  parameters: { route: '/campaign-creatives/412?tab=html&line=4' },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: BOX });
    await waitFor(() => expect(box).toHaveFocus());
    await waitFor(() =>
      expect(getSelection()?.toString()).toMatch(/^<h1>An evening among the glass<\/h1>.*one guest each\.<\/p>$/),
    );
  },
});
