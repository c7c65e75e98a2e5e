import { describe, expect, it } from 'vitest';
import { pastAttemptText } from './pastAttempt.ts';
import { stopOf, unreachedSteps } from './stoppedLaunch.ts';

const cancelled = { launched: true, status: 'Cancelled', attention: null } as const;
const stopped = { launched: true, status: 'Needs Attention' } as const;

describe('the stop of an attempt', () => {
  it('is the end of a cancelled product', () => {
    expect(stopOf(cancelled)).toBe('over');
  });

  it.each(['sent_back', 'start_missed', 'creative_rejected'] as const)('by %s leads to a relaunch', (attention) => {
    expect(stopOf({ ...stopped, attention })).toBe('waiting');
  });

  it('by an error leads to a relaunch, which before the first launch is none', () => {
    const error = { status: 'Error: Audience', attention: null } as const;
    expect(stopOf({ ...error, launched: true })).toBe('waiting');
    expect(stopOf({ ...error, launched: false })).toBeNull();
  });

  it('is none while an attempt holds the product', () => {
    expect(stopOf({ ...stopped, attention: 'paused' })).toBeNull();
    expect(stopOf({ launched: true, status: 'Completed', attention: null })).toBeNull();
  });
});

it('names what was frozen and what a relaunch would reach', () => {
  const past = { name: 'Attempt 1', frozen: 1332, now: 1326 };
  expect(pastAttemptText(past)).toBe('Attempt 1 froze 1,332; a relaunch would reach 1,326 now.');
  expect(pastAttemptText({ ...past, now: null })).toBe('Attempt 1 froze 1,332.');
});

describe('the steps that an attempt didn’t reach', () => {
  const steps = [
    { name: 'Hold', status: 'Success' },
    { name: 'Build send list', status: 'Success' },
    { name: 'Confirm', status: 'Pending' },
    { name: 'Deploy', status: 'Not Started' },
  ] as const;

  it('say once what stopped it', () => {
    expect([...unreachedSteps(cancelled, steps)]).toEqual([
      ['Confirm', 'Cancelled before Confirm'],
      ['Deploy', 'Not reached'],
    ]);
  });

  it.each([
    [{ ...stopped, attention: 'sent_back' }, 'Sent back instead of confirmed'],
    [{ ...stopped, attention: 'start_missed' }, 'Not confirmed before its start'],
    [{ ...stopped, attention: 'creative_rejected' }, 'Creative rejected before Confirm'],
    [{ ...cancelled, status: 'Error: Audience' }, 'Stopped before Confirm'],
  ] as const)('give the reason of their stop', (product, text) => {
    expect(unreachedSteps(product, steps).get('Confirm')).toBe(text);
  });

  it('don’t exist in an attempt that was stopped in its last step', () => {
    const deploying = steps.map((step) => ({ ...step, status: 'Started' as const }));
    expect(unreachedSteps(cancelled, deploying).size).toBe(0);
  });
});
