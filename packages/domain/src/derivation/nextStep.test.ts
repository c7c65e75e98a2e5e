import { describe, expect, it } from 'vitest';
import { productAttentions } from '../statuses/productAttentions.ts';
import { productStatuses } from '../statuses/productStatuses.ts';
import { nextStep, type ActingProduct } from './nextStep.ts';
import { nextStepText } from './nextStepText.ts';
import { launchedReasons } from './productReasons.ts';

const product: ActingProduct = {
  status: 'Needs Attention',
  waiting: false,
  ordered: 250_000,
  deliverable: 231_870,
  recipients: 231_870,
  reasons: [],
};

function reason(code: string, actor = 'Order owner') {
  return { code, actor };
}

describe('the next step', () => {
  it('says who does what', () => {
    expect(nextStep({ ...product, reasons: [reason('start_too_close')] })).toEqual({
      actor: 'Order owner',
      step: 'choose a later start',
    });
    const short = { ...product, status: 'Error - Volume Discrepancy', reasons: [reason('volume_short', 'Data team')] };
    expect(nextStepText(nextStep(short as ActingProduct))).toBe('Data team: add 18,130 people');
    expect(nextStepText({ actor: '2 people', step: null })).toBe('2 people');
    expect(nextStepText({ actor: null, step: null })).toBeNull();
    // 'Nobody: ' in front of it would only take room.
    expect(nextStepText({ actor: 'Nobody', step: 'it is going out' })).toBe('It is going out');
  });

  it('is nobody’s while the audience is being recounted, and unchanged where that keeps nobody waiting', () => {
    const recounted = { ...product, isRecounted: true };
    const waits = { actor: 'Nobody', step: 'the audience is being recounted' };
    expect(nextStep({ ...recounted, status: 'Ready To Launch' })).toEqual(waits);
    expect(nextStep({ ...recounted, status: 'Processing', waiting: true })).toEqual(waits);
    expect(nextStep({ ...recounted, status: 'Live' }).step).toBe('it is going out');
  });

  it('names the people whom a launch or a go-ahead reaches', () => {
    expect(nextStep({ ...product, status: 'Ready To Launch' }).step).toBe('launch 231,870');
    expect(nextStep({ ...product, status: 'Processing', waiting: true }).step).toBe('confirm 231,870');
    expect(nextStep({ ...product, status: 'Processing' })).toEqual({
      actor: 'Nobody',
      step: 'the proof is being sent',
    });
  });

  it('names no number while people are being counted', () => {
    const counting = { ...product, recipients: null, deliverable: null };
    expect(nextStep({ ...counting, status: 'Ready To Launch' }).step).toBe('launch');
    expect(nextStep({ ...counting, reasons: [reason('volume_short')] }).step).toBe('add people');
  });

  it('leaves out a step that it does not know', () => {
    expect(nextStep({ ...product, reasons: [reason('of_a_later_release')] })).toEqual({
      actor: 'Order owner',
      step: null,
    });
  });

  it('puts the steps of one person together, and leaves those of several to their reasons', () => {
    const [audience, creative, rate] = [reason('no_audience'), reason('no_creative'), reason('no_install')];
    const stepOf = (...reasons: ActingProduct['reasons'][number][]) => nextStep({ ...product, reasons });
    expect(stepOf(audience, creative).step).toBe('choose an audience and choose a creative');
    expect(stepOf(audience, creative, rate).step).toBe('choose an audience, and 2 more');
    expect(stepOf(audience, reason('no_rate', 'Account manager'))).toEqual({ actor: '2 people', step: null });
  });

  it('has a step for every status and attention in which somebody must act', () => {
    const stuck = productAttentions.map(({ code }) => ({ status: 'Needs Attention' as const, attention: code }));
    const launched = productStatuses.map(({ code }) => ({ status: code, attention: null }));
    for (const state of [...stuck, ...launched]) {
      const reasons = launchedReasons({ id: 1, detail: null, due: null, ...state });
      const { actor, step } = nextStep({ ...product, status: state.status, waiting: true, reasons });
      expect(actor === null, JSON.stringify(state)).toBe(step === null);
    }
  });
});
