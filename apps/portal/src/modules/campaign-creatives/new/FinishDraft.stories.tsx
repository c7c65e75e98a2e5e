import { pickFiles } from '@mailroom/design-system/testing';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { creative } from '../../../fixtures/builders/creative.builders.ts';
import { droppedDraft } from '../../../fixtures/builders/draft.builders.ts';
import { finding } from '../../../fixtures/builders/creativeParts.builders.ts';
import { mendedSubject } from '../../../fixtures/builders/mended.builders.ts';
import { mock } from '../../../fixtures/handlers/mock.ts';
import { saveMend } from '../../../fixtures/saveMend.ts';
import { sentForm } from '../../../fixtures/sentForm.ts';

const sent = fn();

const meta = preview.meta({
  title: 'Screens/Campaign Creatives/Finish a draft',
  parameters: { route: '/campaign-creatives/new?draft=413', layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(mock.get('v1', '/creative/{id}', () => HttpResponse.json(droppedDraft)));
  },
});

function html() {
  return new File(['<html><body>Hello</body></html>'], 'evening.html', { type: 'text/html' });
}

const UNCHECKED = {
  status: 'Not Started',
  step: null,
  done: 0,
  total: 0,
  started_at: null,
  finished_at: null,
  error: null,
} as const;

const mendable = finding({
  id: 981,
  kind: 'no_unsubscribe_link',
  severity: 'Critical',
  message: 'The unsubscribe link leads nowhere',
  line: 12,
  overridable: false,
});

/** The fields, the findings and the e-mail side by side. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Findings' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'In the inbox' })).toBeVisible();
    await expect(await canvas.findByLabelText(/^Subject/)).toHaveValue(droppedDraft.subject);
    await expect(canvas.getByText(droppedDraft.html_file?.name ?? '')).toBeVisible();
  },
});

/** Only the advertiser is missing: it is chosen, the draft is saved with it, and the check starts. */
export const FinishesADraft = meta.story({
  beforeEach: ({ msw }) => {
    // As the server answers: saved, still a draft, its new revision not checked yet.
    const saved = creative({ id: 413, status: 'Draft', revision: 2, check: UNCHECKED });
    const checked = creative({ id: 413, status: 'Action Pending - Validate', revision: 2 });
    msw.use(
      mock.patch('v1', '/creative/{id}', async ({ request }) => {
        sent(await sentForm(request));
        msw.use(mock.get('v1', '/creative/{id}', () => HttpResponse.json(saved)));
        return HttpResponse.json(saved);
      }),
      mock.post('v1', '/creative/{id}/validate', async ({ request }) => {
        sent(await request.text());
        msw.use(mock.get('v1', '/creative/{id}', () => HttpResponse.json(checked)));
        return HttpResponse.json(checked, { status: 202 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add and check creative' });
    await userEvent.click(add);
    await expect(
      (await canvas.findAllByText('Advertiser is required, the advertiser must not contain only whitespace'))[0],
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('combobox', { name: /Advertiser/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Kestrel Museum/ }));
    await userEvent.click(add);
    await expect(await canvas.findByRole('heading', { name: creative().name })).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ advertiser_id: '303', name: 'Evening' }));
    // Once, and as no draft: a second check of the same revision would be refused.
    await waitFor(() => expect(sent.mock.calls.slice(1)).toEqual([['']]));
    await waitFor(() => expect(canvas.queryByRole('form', { name: 'New creative' })).toBeNull());
  },
});

/** The lines are judged while they are typed, beside what the check found in the file. */
export const JudgesTheLines = meta.story({
  beforeEach: ({ msw }) => {
    const saved = finding({
      id: 982,
      kind: 'no_preheader',
      severity: 'Minor',
      line: null,
      link: null,
      field: 'preheader',
    });
    msw.use(
      mock.get('v1', '/creative/{id}/findings', () => ({
        objects: [mendable, { ...saved, message: 'There is no preheader' }],
        total_rows: 2,
      })),
      mock.post('v2', '/creative/{id}/line-findings', async ({ request }) => {
        const lines = await request.json();
        const foreign = lines.subject?.includes('*|FNAME|*') && {
          kind: 'foreign_merge_field',
          severity: 'Critical' as const,
          message: '*|FNAME|* in the subject is a field of Mailchimp',
          field: 'subject' as const,
          overridable: true,
        };
        return { objects: foreign ? [foreign] : [], total_rows: foreign ? 1 : 0 };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const findings = within(await canvas.findByRole('region', { name: 'Findings' }));
    await expect(await findings.findByText('There is no preheader')).toBeVisible();
    const [subject, preheader] = [await canvas.findByLabelText(/^Subject/), canvas.getByLabelText(/^Preheader/)];
    await userEvent.type(preheader, 'Among the glass');
    await waitFor(() => expect(findings.queryByText('There is no preheader')).toBeNull());
    await expect(findings.getByText('1 open, 0 overridden')).toBeVisible();
    await userEvent.type(subject, ' *|FNAME|*');
    await expect(await findings.findByText(/in the subject/)).toBeVisible();
    await expect(findings.getByText('2 open, 0 overridden')).toBeVisible();
    // A mend changes what is saved, and this is not.
    await expect(findings.getAllByRole('button', { name: /^Mend: / })).toHaveLength(1);
    const go = findings.getByRole('button', { name: 'Go to subject' });
    await userEvent.click(go);
    await expect(subject).toHaveFocus();
    await userEvent.click(go);
    await waitFor(() => expect(subject).toHaveFocus());
    await userEvent.keyboard('{Control>}a{/Control}An evening among the glass');
    await waitFor(() => expect(findings.queryByText(/in the subject/)).toBeNull());
    await userEvent.clear(preheader);
    await expect(await findings.findByText('There is no preheader')).toBeVisible();
  },
});

/** Another file replaces the draft's. Text that was typed meanwhile stays, and is saved on top of it. */
export const ReplacesTheFile = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      mock.patch('v1', '/creative/{id}', async ({ request }) => {
        sent({ ...(await sentForm(request)), version: request.headers.get('if-match') });
        const saved = { ...droppedDraft, version: droppedDraft.version + sent.mock.calls.length, revision: 3 };
        msw.use(mock.get('v1', '/creative/{id}', () => HttpResponse.json(saved)));
        return HttpResponse.json(saved);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const subject = await canvas.findByLabelText(/^Subject/);
    await userEvent.clear(subject);
    await userEvent.type(subject, 'Mine');
    await pickFiles('HTML', html());
    await expect(await canvas.findByText('kept as revision 3')).toBeVisible();
    await expect(subject).toHaveValue('Mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as draft' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    const { version } = droppedDraft;
    await expect(sent.mock.calls).toEqual([
      [{ creative_html: 'evening.html', creative_type: 'html', status: 'Draft', version: `"${version}"` }],
      [expect.objectContaining({ subject: 'Mine', status: 'Draft', version: `"${version + 1}"` })],
    ]);
  },
});

/** A file that the server refuses leaves the one before, and says why. */
export const KeepsTheFileBefore = meta.story({
  beforeEach: ({ msw }) => {
    const fields = { creative_html: 'The ZIP has no HTML file' };
    const refusal = { message: 'Creative html is not valid', errors: [], fields, request_id: 'story' };
    msw.use(mock.patch('v1', '/creative/{id}', () => HttpResponse.json(refusal, { status: 422 }) as never));
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Subject/);
    await pickFiles('HTML', html());
    await expect(await canvas.findByText('The ZIP has no HTML file')).toBeVisible();
    await expect(canvas.getByText(`kept as revision ${droppedDraft.revision}`)).toBeVisible();
  },
});

/** A person who goes to what a finding is about keeps the draft a draft, and gets there. */
export const LeavesADraft = meta.story({
  beforeEach: ({ msw }) => {
    const broken = finding({ id: 982, kind: 'broken_link', severity: 'Critical', message: 'The host name is unknown' });
    msw.use(
      mock.get('v1', '/creative/{id}/findings', () => ({ objects: [broken], total_rows: 1 })),
      mock.patch('v1', '/creative/{id}', async ({ request }) => {
        sent(await sentForm(request));
        return HttpResponse.json({ ...droppedDraft, version: droppedDraft.version + 1 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Preheader/), 'Thursday');
    const findings = within(await canvas.findByRole('region', { name: 'Findings' }));
    await userEvent.click(await findings.findByRole('link', { name: 'Go to links' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save and leave' }));
    await expect(await canvas.findByRole('tab', { name: /^Links/ })).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByRole('grid', { name: 'Links' })).toBeVisible();
    await expect(sent.mock.calls).toEqual([[expect.objectContaining({ preheader: 'Thursday', status: 'Draft' })]]);
  },
});

/** The mends of a draft are made where it is finished, and leave it a draft. */
export const MendsTheDraft = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      mock.get('v1', '/creative/{id}', () => HttpResponse.json({ ...droppedDraft, advertiser_id: 303 })),
      mock.get('v1', '/creative/{id}/findings', () => ({ objects: [mendable], total_rows: 1 })),
      mock.patch('v1', '/creative/{id}', async ({ request }) => {
        sent(await sentForm(request));
        return HttpResponse.json(droppedDraft);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const findings = within(await canvas.findByRole('region', { name: 'Findings' }));
    await userEvent.click(await findings.findByRole('button', { name: /^Mend: / }));
    await saveMend();
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ status: 'Draft' })));
    await expect(canvas.getByRole('form', { name: 'New creative' })).toBeVisible();
  },
});

/** A subject that a mend changes changes in the form too, where other fields are being typed. */
export const MendsTheSubject = meta.story({
  beforeEach: ({ msw }) => {
    const [before, after] = ['An evening, *|FNAME|*', 'An evening, {{first_name}}'] as const;
    const foreign = {
      ...mendable,
      kind: 'foreign_merge_field',
      message: '*|FNAME|* in the subject is a field of Mailchimp',
    };
    const draft = { ...droppedDraft, subject: before };
    msw.use(
      mock.get('v1', '/creative/{id}', () => HttpResponse.json(draft)),
      mock.get('v1', '/creative/{id}/findings', () => ({ objects: [foreign], total_rows: 1 })),
      mock.get('v2', '/creative/{id}/mended', () => mendedSubject(before, after)),
      mock.patch('v1', '/creative/{id}', async ({ request }) => {
        sent(await sentForm(request));
        return HttpResponse.json({ ...draft, subject: after, version: draft.version + 1 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Preheader/), 'Thursday');
    const findings = within(await canvas.findByRole('region', { name: 'Findings' }));
    await userEvent.click(await findings.findByRole('button', { name: /^Mend: / }));
    await saveMend();
    await waitFor(() => expect(canvas.getByLabelText(/^Subject/)).toHaveValue('An evening, {{first_name}}'));
    await expect(canvas.getByLabelText(/^Preheader/)).toHaveValue('Thursday');
  },
});
