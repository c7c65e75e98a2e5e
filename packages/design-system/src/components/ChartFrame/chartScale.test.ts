import { expect, it } from 'vitest';
import { labelWidth, niceSteps, planChart, sparse } from './chartScale.ts';

it('takes round steps up to at least the highest value', () => {
  expect(niceSteps([9200], 4)).toEqual([0, 2500, 5000, 7500, 10000]);
  expect(niceSteps([3], 4)).toEqual([0, 1, 2, 3]);
  expect(niceSteps([], 4)).toEqual([0, 1]);
});

it('takes whole steps for counts', () => {
  expect(niceSteps([1, 0], 4)).toEqual([0, 1]);
  expect(niceSteps([9], 4)).toEqual([0, 5, 10]);
  for (let highest = 1; highest < 400; highest += 1)
    expect(niceSteps([highest], 4).every(Number.isInteger), String(highest)).toBe(true);
});

it('has no rounding errors in the steps of shares', () => {
  expect(niceSteps([0.31], 4)).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
});

it('reaches below zero', () => {
  expect(niceSteps([-40, 60], 4)).toEqual([-50, -25, 0, 25, 50, 75]);
});

it('leaves out labels that would touch', () => {
  expect(sparse(30, 300, 60)).toEqual([0, 6, 12, 18, 24]);
  expect(sparse(3, 300, 60)).toEqual([0, 1, 2]);
});

it('puts the values at the start in reading direction', () => {
  const size = { width: 400, height: 240, values: ['10,000'], names: ['11/21/2026'] };
  const ltr = planChart({ ...size, isRtl: false });
  const rtl = planChart({ ...size, isRtl: true });
  expect(ltr.left).toBe(labelWidth(['10,000']) + 12);
  expect(rtl.left).toBe(35);
  expect(rtl.width).toBe(ltr.width);
});
