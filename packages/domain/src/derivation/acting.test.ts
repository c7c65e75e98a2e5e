import { describe, expect, it } from 'vitest';
import { permissionsOfRole } from '../access/roles.ts';
import { productAttentions } from '../statuses/productAttentions.ts';
import { productStatuses } from '../statuses/productStatuses.ts';
import { actorsOf, actorsWith } from './acting.ts';
import { ACTORS } from './actors.ts';

const held = { status: 'Needs Attention', waiting: false, reasons: [] } as const;

describe('who acts', () => {
  it('is everybody whom a reason names, each once', () => {
    const reasons = ['Data team', 'Nobody', 'Order owner', 'Data team'].map((actor) => ({ actor }));
    expect(actorsOf({ ...held, reasons })).toEqual(['Data team', 'Order owner']);
    expect(actorsOf(held)).toEqual([]);
  });

  it('is anyone who may launch or confirm what waits for that, but nobody while its audience is being recounted', () => {
    const ready = { ...held, status: 'Ready To Launch' } as const;
    const waits = { ...held, status: 'Processing', waiting: true } as const;
    expect(actorsOf(ready)).toEqual(['Anyone who may launch']);
    expect(actorsOf(waits)).toEqual(['Anyone who may confirm']);
    expect(actorsOf({ ...ready, isRecounted: true })).toEqual([]);
    expect(actorsOf({ ...waits, isRecounted: true })).toEqual([]);
  });

  it('is nobody while a product goes on automatically, and when it has ended', () => {
    const reasons = [{ actor: 'Anyone who may confirm' }];
    expect(actorsOf({ status: 'Processing', waiting: false, reasons })).toEqual([]);
    expect(actorsOf({ status: 'Live', waiting: false, reasons })).toEqual([]);
    expect(actorsOf({ status: 'Cancelled', waiting: false, reasons })).toEqual([]);
  });

  it('is one of those who can be asked for', () => {
    const named = [...productStatuses, ...productAttentions].flatMap((row) => ('actor' in row ? [row.actor] : []));
    expect(named.filter((actor) => !ACTORS.some((known) => known === actor))).toEqual([]);
  });

  it('follows from the permissions of a person', () => {
    expect(actorsWith(permissionsOfRole('Data Specialist'))).toEqual(['Data team']);
    expect(actorsWith(permissionsOfRole('Creative Specialist'))).toEqual(['Creative team']);
    expect(actorsWith(permissionsOfRole('Advertiser Client'))).toEqual(['Anyone who may confirm']);
    expect(actorsWith(permissionsOfRole('Order Manager'))).toEqual([
      'Order owner',
      'Anyone who may launch',
      'Anyone who may confirm',
    ]);
  });
});
