import { expect, it } from 'vitest';
import { launchPlan, type PlannedProduct } from './launchPlan.ts';

const now = new Date('2026-11-21T15:00:00Z');

const product: PlannedProduct = {
  type: 'E-mail deployment',
  startsAt: new Date('2026-11-24T13:00:00Z'),
  launchBy: new Date('2026-11-24T05:00:00Z'),
  confirmBy: null,
  holdMinutes: 10,
  undoSeconds: 60,
  recipients: 41_306,
  destination: null,
  mayConfirm: false,
  timeZone: 'America/New_York',
};

function whenOf(over: Partial<PlannedProduct>): Record<string, string> {
  return Object.fromEntries(launchPlan({ ...product, ...over }, now).map(({ name, when }) => [name, when]));
}

it('plans five steps in the account’s zone', () => {
  expect(launchPlan(product, now)).toEqual([
    {
      name: 'Hold',
      when: 'launch by 11/24/2026 12:00 AM EST',
      what: '10 min to abort before anything is built',
    },
    {
      name: 'Build send list',
      when: 'after the hold time',
      what: '41,306 recipients are frozen',
    },
    { name: 'Proof to test seeds', when: 'when the list is built', what: 'the test seeds get the mail' },
    {
      name: 'Confirm',
      when: 'by 11/24/2026 8:00 AM EST',
      what: 'somebody gives the go-ahead',
    },
    {
      name: 'Deploy',
      when: '11/24/2026 8:00 AM EST',
      what: '41,306 recipients, with 1 min to undo',
    },
  ]);
});

it('shows the clock of the account, not of the reader', () => {
  expect(whenOf({ timeZone: 'Asia/Kolkata' })['Deploy']).toBe('11/24/2026 6:30 PM IST');
});

it('says immediately once the start has passed, and that there is none', () => {
  expect(whenOf({ startsAt: new Date('2026-11-21T14:00:00Z'), launchBy: null })).toMatchObject({
    Hold: 'from the launch',
    Confirm: 'as soon as the list is ready',
    Deploy: 'right after the go-ahead',
  });
  expect(whenOf({ startsAt: null, launchBy: null })['Deploy']).toBe('no start yet');
});

it('asks for a launch whose time has passed without naming that time', () => {
  expect(whenOf({ launchBy: new Date('2026-11-21T14:55:00Z') })['Hold']).toBe('launch it now: it is late');
});

it('names no number before there is one', () => {
  expect(launchPlan({ ...product, recipients: null }, now)[1]?.what).toBe('the recipients are frozen');
});

it('asks the reader for the go-ahead who may give it', () => {
  expect(launchPlan({ ...product, mayConfirm: true }, now)[3]?.what).toBe('you give the go-ahead');
});

it('gives a running launch its own deadline', () => {
  expect(whenOf({ confirmBy: new Date('2026-11-25T05:00:00Z') })['Confirm']).toBe('by 11/25/2026 12:00 AM EST');
});

it('has no proof for a data delivery, and no hold where the account has none', () => {
  const plan = launchPlan({ ...product, type: 'Data delivery', holdMinutes: 0, undoSeconds: 0 }, now);
  expect(plan.map(({ name, what }) => [name, what])).toEqual([
    ['Hold', 'no hold time'],
    ['Build send list', '41,306 records are frozen'],
    ['Confirm', 'somebody gives the go-ahead'],
    ['Deliver data', '41,306 records and the creative to the destination'],
  ]);
  const named = launchPlan({ ...product, type: 'Data delivery', destination: 'Vault' }, now);
  expect(named.at(-1)?.what).toBe('41,306 records and the creative to Vault, with 1 min to undo');
});
