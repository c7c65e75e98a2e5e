import { describe, expect, it } from 'vitest';
import { launchedReasons } from './productReasons.ts';
import { productAttentions } from '../statuses/productAttentions.ts';

describe('reasons', () => {
  const product = {
    id: 9,
    status: 'Needs Attention',
    attention: 'sent_back',
    detail: 'Wrong year.',
    due: null,
  } as const;

  it('explain a launched product by its attention, its detail and who acts', () => {
    expect(launchedReasons(product)).toEqual([
      {
        code: 'sent_back',
        text: 'It was sent back instead of confirmed. Wrong year.',
        subject: { entity: 'product', id: 9 },
        actor: 'Order owner',
      },
    ]);
  });

  it('have a text for every status after a launch', () => {
    const due = new Date('2026-11-22T00:00:00Z');
    expect(launchedReasons({ ...product, status: 'Processing', attention: null, detail: null, due })[0]).toEqual({
      code: 'Processing',
      text: 'Everything is built and frozen; the proof goes to the test seeds, then it waits for the go-ahead.',
      subject: { entity: 'product', id: 9 },
      actor: 'Anyone who may confirm',
      due,
    });
    expect(launchedReasons({ ...product, status: 'Live', attention: null })[0]?.actor).toBe('Nobody');
    for (const { code, meaning } of productAttentions) {
      expect(launchedReasons({ ...product, attention: code, detail: null })[0]?.text).toBe(meaning);
    }
  });
});
