import type { ProductAttention } from '@mailroom/domain/statuses/productAttentions';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';

/** One demo product: its status, its needs, and its start in days from now. */
export interface Scenario {
  name: string;
  /** How many of 300. */
  count: number;
  /** The status of a launched product; derive() gives the others'. */
  launched?: {
    status: ProductStatus;
    attention?: ProductAttention;
    sent: 'all' | 'part' | 'none';
    reached: 'hold' | 'build' | 'confirm' | 'deploy';
  };
  starts: readonly [low: number, high: number];
  creative: 'fine' | 'draft' | 'broken' | 'trouble' | 'none';
  audience: 'fine' | 'failed' | 'none';
  volume: 'small' | 'large' | 'too large';
  order: 'submitted' | 'open';
}

const launched = { creative: 'fine', audience: 'fine', volume: 'small', order: 'submitted' } as const;
const waiting = { creative: 'fine', audience: 'fine', volume: 'large', order: 'submitted', starts: [3, 40] } as const;

export const scenarios: readonly Scenario[] = [
  {
    ...launched,
    name: 'completed',
    count: 70,
    starts: [-27, -2],
    launched: { status: 'Completed', sent: 'all', reached: 'deploy' },
  },
  {
    ...launched,
    name: 'ended',
    count: 45,
    starts: [-86, -33],
    launched: { status: 'Ended', sent: 'all', reached: 'deploy' },
  },
  {
    ...launched,
    name: 'cancelled',
    count: 15,
    starts: [-40, 20],
    launched: { status: 'Cancelled', sent: 'none', reached: 'confirm' },
  },
  {
    ...launched,
    name: 'live',
    count: 12,
    starts: [-0.3, -0.1],
    launched: { status: 'Live', sent: 'part', reached: 'deploy' },
  },
  {
    ...launched,
    name: 'approved',
    count: 22,
    starts: [1, 30],
    launched: { status: 'Approved', sent: 'none', reached: 'deploy' },
  },
  {
    ...launched,
    name: 'waiting for the go-ahead',
    count: 14,
    starts: [1, 14],
    launched: { status: 'Processing', sent: 'none', reached: 'confirm' },
  },
  {
    ...launched,
    name: 'on hold',
    count: 4,
    starts: [3, 10],
    launched: { status: 'Submitted', sent: 'none', reached: 'hold' },
  },
  {
    ...launched,
    name: 'being built',
    count: 2,
    starts: [3, 10],
    launched: { status: 'Pending - Data Processing', sent: 'none', reached: 'build' },
  },
  {
    ...launched,
    name: 'sent back',
    count: 4,
    starts: [2, 9],
    launched: { status: 'Needs Attention', attention: 'sent_back', sent: 'none', reached: 'confirm' },
  },
  {
    ...launched,
    name: 'start missed',
    count: 5,
    starts: [-6, -2],
    launched: { status: 'Needs Attention', attention: 'start_missed', sent: 'none', reached: 'confirm' },
  },
  {
    ...launched,
    name: 'paused',
    count: 4,
    starts: [-1.2, -0.6],
    launched: { status: 'Needs Attention', attention: 'paused', sent: 'part', reached: 'deploy' },
  },
  {
    ...launched,
    name: 'step failed',
    count: 3,
    starts: [2, 6],
    launched: { status: 'Needs Attention', attention: 'step_failed', sent: 'none', reached: 'build' },
  },
  { ...waiting, name: 'ready', count: 25 },
  { ...waiting, name: 'not submitted', count: 18, order: 'open' },
  { ...waiting, name: 'no audience', count: 10, audience: 'none' },
  { ...waiting, name: 'creative not finished', count: 10, creative: 'draft' },
  { ...waiting, name: 'bad audience', count: 6, audience: 'failed' },
  { ...waiting, name: 'bad creative', count: 8, creative: 'broken' },
  { ...waiting, name: 'too few people', count: 10, volume: 'too large' },
  { ...waiting, name: 'creative needs attention', count: 6, creative: 'trouble' },
  { ...waiting, name: 'ready for the owner', count: 3 },
  { ...waiting, name: 'several troubles', count: 4, creative: 'broken', volume: 'too large' },
];
