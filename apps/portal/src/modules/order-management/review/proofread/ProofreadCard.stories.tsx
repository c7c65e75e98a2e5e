import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { decided, proofread } from '../../../../fixtures/builders/sending/proofread.builders.ts';
import { mock } from '../../../../fixtures/handlers/mock.ts';
import { errorBody } from '../../../../fixtures/handlers/network.ts';
import {
  decisions,
  findCard,
  findFault,
  findSheet,
  goAheads,
  HOLD,
  keeping,
  PATH,
} from '../../../../fixtures/proofreadPlays.ts';

const meta = preview.meta({
  title: 'Screens/Order Management/Proofreading before sending',
  parameters: { route: '/order-management/edit-order/10428?product=20911&ask=confirm', layout: 'fullscreen' },
});

interface Hand {
  userEvent: {
    click(on: Element): Promise<void>;
    type(on: Element, text: string): Promise<void>;
    keyboard(keys: string): Promise<void>;
  };
}

/** Makes one decision of each kind. */
async function decideAll({ userEvent }: Hand) {
  const gap = await findFault(/would say/);
  await userEvent.click(gap.getByRole('radio', { name: 'Fallback' }));
  const fallback = gap.getByRole('textbox', { name: 'Instead of {{first_name}} say' });
  await userEvent.type(fallback, 'there');
  await expect(gap.getByText(/^They read:/)).toHaveTextContent('They read: Hello there, your winter set');
  const go = (await findSheet()).getByRole('button', { name: 'Confirm 41,306 recipients' });
  await expect(go).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect(await gap.findByText(/^‘there’ instead\. You,/)).toBeVisible();
  await expect(fallback).toHaveFocus();

  const link = await findFault(/broken address/);
  await userEvent.click(link.getByRole('radio', { name: 'Leave out' }));
  await expect(await link.findByText(/^Left out\. You,/)).toBeVisible();
  await expect(link.getByRole('radio', { name: 'Leave out' })).toHaveFocus();

  const clipped = await findFault(/clipped/);
  await userEvent.click(clipped.getByRole('radio', { name: 'Accept' }));
  await userEvent.type(clipped.getByRole('textbox', { name: 'Because' }), 'The link to the whole mail works{Enter}');
  await expect(await clipped.findByText(/^Accepted, because ‘The link/)).toBeVisible();

  const card = await findCard();
  await expect(card.getByText(/^41,306$/).parentElement).toHaveTextContent(
    '41,306 = 41,300 as written + 3 with a fallback + 1 accepted + 2 left out',
  );
  await expect(card.getByText('41,304 go out')).toBeVisible();
  await expect(card.getByText(/^Proofs that went out before don’t have the fallbacks\./)).toBeVisible();
  const changed = await (await findSheet()).findByRole('button', { name: 'Confirm 41,304 recipients' });
  await waitFor(() => expect(changed).not.toHaveAttribute('aria-disabled', 'true'));
}

/** Three faults. A fallback, mails that are left out and an acceptance: count, price and button follow. */
export const Default = meta.story({
  beforeEach: keeping(proofread()),
  play: decideAll,
});

/** Three faults, none of them decided. The worst is open. */
export const Undecided = meta.story({
  beforeEach: keeping(proofread()),
  play: async () => {
    const card = await findCard();
    await expect(await card.findByText('41,306 of 41,306 read in 2.6 s')).toBeVisible();
    await expect(card.getByRole('img', { name: /^Hash 7c41d2f0/ })).toHaveTextContent('7c41…0b');
    await expect(card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '3 would say ‘Hello ,’',
      '2 lead to a broken address',
      '1 would be clipped by Gmail',
    ]);
    const table = within(await card.findByRole('table', { name: 'Mails: 3 would say ‘Hello ,’' }));
    await expect(table.getByText('one blank')).toBeVisible();
    await expect(table.getAllByText('Hello ,')).toHaveLength(3);
    await expect(table.getByRole('link', { name: '2,210' })).toHaveAttribute(
      'href',
      '/audience-builder/people/31?tab=members',
    );
    await expect(card.getByText(/^41,306$/).parentElement).toHaveTextContent(
      '41,306 = 41,300 as written + 6 undecided',
    );
    await expect(card.getByText('The go-ahead waits for a decision on 2 Critical faults.')).toBeVisible();
    await expect(await screen.findByText('As three people see it')).toBeVisible();
    await expect(screen.getByText('4 of 7 fields empty')).toBeVisible();
    await expect(screen.getByText('Cyrillic')).toBeVisible();
  },
});

/** The go-ahead says which number and which list were on screen. */
export const GoAhead = meta.story({
  beforeEach: keeping(proofread()),
  play: async (context) => {
    await decideAll(context);
    const { userEvent } = context;
    await userEvent.click(await (await findSheet()).findByRole('button', { name: 'Confirm 41,304 recipients' }));
    await waitFor(() => expect(goAheads).toHaveLength(1));
    await expect(goAheads[0]).toMatchObject({ recipients: 41_304, proofread_sha256: /^82e9/ });
    await expect(decisions).toEqual([
      { choice: 'fallback', fallback: 'there' },
      { choice: 'leave_out' },
      { choice: 'accept', reason: 'The link to the whole mail works' },
    ]);
  },
});

/** The chosen one, pressed again, takes the decision back; so does the button beside who decided. */
export const TakingBack = meta.story({
  beforeEach: keeping(decided(decided(proofread(), 71, { choice: 'leave_out' }), 72, { choice: 'leave_out' })),
  play: async ({ userEvent }) => {
    const gap = await findFault(/would say/);
    await userEvent.click(gap.getByRole('radio', { name: 'Leave out' }));
    await waitFor(() => expect(gap.getByRole('radio', { name: 'Leave out' })).not.toBeChecked());
    const link = await findFault(/broken address/);
    await userEvent.click(link.getByRole('button', { name: 'Take back: 2 lead to a broken address' }));
    await waitFor(() => expect(link.queryByText(/^Left out/)).toBeNull());
    await expect(decisions).toEqual([{ choice: null }, { choice: null }]);
  },
});

/** All decisions are made: what was approved names them. */
export const Decided = meta.story({
  beforeEach: keeping(
    decided(
      decided(decided(proofread(), 71, { choice: 'fallback', fallback: 'there' }), 72, { choice: 'leave_out' }),
      73,
      { choice: 'accept', reason: 'A long store note; the link to the whole mail works' },
    ),
  ),
  play: async () => {
    await findCard();
    await expect(await (await findSheet()).findByRole('button', { name: 'Confirm 41,304 recipients' })).toBeEnabled();
    const approved = await screen.findByText(/^say ‘there’ instead\. You,/);
    await expect(approved).toBeVisible();
    await expect(screen.getByText(/^accepted: ‘A long store note/)).toBeVisible();
  },
});

/** The server refuses the go-ahead. The sheet's banner leads to the first fault that holds it. */
export const Held = meta.story({
  beforeEach: keeping(decided(proofread(), 71, { choice: 'leave_out' })),
  play: async ({ userEvent }) => {
    const banner = within(await screen.findByRole('region', { name: HOLD }));
    await findCard();
    await userEvent.click(await banner.findByRole('button', { name: 'Show what to decide' }));
    const toggle = (await findFault(/broken address/)).getByRole('button', { name: /^Hide the mails/ });
    await waitFor(() => expect(toggle).toHaveFocus());
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(await screen.findByRole('table', { name: 'Mails: 2 lead to a broken address' })).toBeVisible();
  },
});

const ready = decided(decided(proofread(), 71, { choice: 'leave_out' }), 72, { choice: 'leave_out' });

/** Somebody else has decided since: the refused go-ahead shows the list as it is now. */
export const Moved = meta.story({
  beforeEach: ({ msw }) => {
    keeping(ready)({ msw });
    let now = ready;
    msw.use(
      mock.get('v2', PATH, () => now),
      mock.post('v1', '/product/{id}/confirm', () => {
        now = decided(ready, 73, { choice: 'leave_out' });
        return HttpResponse.json(errorBody('v1', 'A decision has changed since'), { status: 409 });
      }),
    );
  },
  play: async ({ userEvent }) => {
    const card = await findCard();
    await expect(await card.findByText('41,301 go out')).toBeVisible();
    await userEvent.click((await findSheet()).getByRole('button', { name: 'Confirm 41,301 recipients' }));
    await expect(await card.findByText('41,300 go out')).toBeVisible();
  },
});

/** A refused text stays in its field with the server's words below it. Leaving asks first. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    keeping(proofread())({ msw });
    const fields = { fallback: 'Fallback must not hold braces' };
    msw.use(
      mock.put('v2', `${PATH}/{faultId}`, () =>
        HttpResponse.json({ ...errorBody('v2', 'Some fields are wrong', 'invalid'), fields }, { status: 422 }),
      ),
    );
  },
  play: async ({ userEvent }) => {
    const gap = await findFault(/would say/);
    await userEvent.click(gap.getByRole('radio', { name: 'Fallback' }));
    const field = gap.getByRole('textbox', { name: 'Instead of {{first_name}} say' });
    await userEvent.type(field, 'dear reader');
    await userEvent.click(gap.getByRole('button', { name: 'Save fallback' }));
    await expect(await gap.findByText('Fallback must not hold braces')).toBeVisible();
    await expect(field).toHaveValue('dear reader');
    await userEvent.click((await findSheet()).getByRole('button', { name: 'Close' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/save/i);
  },
});
