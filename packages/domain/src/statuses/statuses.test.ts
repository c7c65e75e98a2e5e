import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmations } from '../notices.ts';
import { isPermission } from '../access/permissions.ts';
import { productAttentions } from './productAttentions.ts';
import { isReleased } from './productStatuses.ts';
import { TONES } from './statusShape.ts';
import type { StatusEvent } from './statusShape.ts';
import { eventsOf, isStatus, statusCodes, statuses, statusKinds, statusRow, transition } from './statuses.ts';
import type { StatusKind, StatusState } from './statuses.ts';

const rows = statusKinds.flatMap((kind) => statuses[kind].map((row) => ({ kind, row })));
const allEvents: readonly (StatusEvent & { kind: StatusKind })[] = [
  ...rows.flatMap(({ kind, row }) => row.events.map((event: StatusEvent) => ({ ...event, kind }))),
  ...productAttentions.flatMap(({ events }) =>
    events.map((event: StatusEvent) => ({ ...event, kind: 'product' as const })),
  ),
];
const eventNames = [...new Set(allEvents.map(({ event }) => event))];
const factNames = [...new Set(allEvents.flatMap(({ when }) => when ?? []))];

/** The product statuses of the specification, by tone. */
const specifiedTones = {
  danger: [
    'Needs Attention',
    'Pending: Audience',
    'Pending: Creative',
    'Error: Audience',
    'Error: Creative',
    'Error - Volume Discrepancy',
    'Multiple Errors',
  ],
  'pre-success': ['Ready To Launch', 'Submitted', 'Pending - Data Processing'],
  warning: ['Processing', 'Cancelled'],
  success: ['Approved', 'Completed', 'Live'],
  end: ['Ended'],
  secondary: ['Draft'],
} as const;

describe('the registry', () => {
  it('has the specification’s product statuses with their tones', () => {
    const found = Object.groupBy(statuses.product, ({ tone }) => tone);
    for (const [tone, codes] of Object.entries(specifiedTones)) {
      expect(found[tone as keyof typeof found]?.map(({ code }) => code).sort()).toEqual([...codes].sort());
    }
    expect(statuses.product).toHaveLength(Object.values(specifiedTones).flat().length);
  });

  it('has the specification’s other statuses', () => {
    expect([...statusCodes('creative')].sort()).toEqual(
      [
        'Draft',
        'Approved',
        'Invalid',
        'Action Pending - Validate',
        'Error - Invalid Creative',
        'Error - Invalid Seed',
        'Live - See Report',
        'Need Attention',
      ].sort(),
    );
    expect([...statusCodes('audience')].sort()).toEqual(['Approved', 'Error - Invalid Audience', 'In Process']);
    for (const kind of ['action', 'task'] as const) {
      expect(statusCodes(kind)).toEqual(['Pending', 'Not Started', 'Started', 'Success', 'Error']);
    }
    expect(statusCodes('severity')).toEqual(['Critical', 'Moderate', 'Minor']);
    expect(statusCodes('account')).toEqual(['Active', 'Inactive']);
    expect(statusCodes('user')).toEqual(['Active', 'Inactive']);
  });

  it.each(rows)('$kind $row.code is explained, and its events lead to statuses of its kind', ({ kind, row }) => {
    expect(TONES).toContain(row.tone);
    expect(row.meaning).toMatch(/\.$/);
    expect(row.next).toMatch(/\.$/);
    for (const { to } of row.events as readonly StatusEvent[]) {
      expect(to.filter((code) => code !== 'gone' && !isStatus(kind, code))).toEqual([]);
    }
  });

  it('asks only for permissions that exist and in the customer’s words', () => {
    for (const { who, confirm } of allEvents) {
      if (typeof who !== 'string') expect(who.every(isPermission)).toBe(true);
      if (confirm) expect(Object.values(confirmations)).toContain(confirm);
    }
  });

  it('stores a reason with every way into Needs Attention after a launch', () => {
    for (const { event, to, attention } of allEvents) {
      if (to.length === 1 && to[0] === 'Needs Attention')
        expect({ event, attention }).toEqual({ event, attention: expect.any(String) });
      if (attention) expect(productAttentions.map(({ code }) => code)).toContain(attention);
    }
  });

  it('offers a launched product a relaunch exactly where an event has released its pins', () => {
    const states = [
      ...statuses.product.map(({ code }) => ({ status: code, attention: null })),
      ...productAttentions.map(({ code }) => ({ status: 'Needs Attention' as const, attention: code })),
    ];
    for (const state of states) {
      const isOffered = transition('product', { ...state, facts: ['launched'] }, 'relaunch') !== undefined;
      expect(isReleased(state.status, state.attention), JSON.stringify(state)).toBe(isOffered);
    }
    for (const { event, pins } of allEvents) {
      if (event === 'launch' || event === 'relaunch' || event === 'correct') expect(pins).toBe('pinned');
      if (event === 'resume' || event === 'pause') expect(pins).toBeUndefined();
    }
  });

  it('knows its own labels', () => {
    expect(isStatus('product', 'Live')).toBe(true);
    expect(isStatus('product', 'Alive')).toBe(false);
    expect(() => statusRow('user', 'Asleep' as 'Active')).toThrow("There is no user status 'Asleep'");
  });
});

/** The life of a product from its launch on, written a second time: every way from one status to another. */
const ways: Readonly<Record<string, readonly string[]>> = {
  Submitted: ['Pending - Data Processing', 'Needs Attention', 'Cancelled'],
  'Pending - Data Processing': [
    'Processing',
    'Error: Audience',
    'Error: Creative',
    'Error - Volume Discrepancy',
    'Multiple Errors',
    'Needs Attention',
    'Cancelled',
  ],
  Processing: ['Approved', 'Needs Attention', 'Cancelled'],
  Approved: ['Live', 'Processing', 'Needs Attention', 'Cancelled'],
  Live: ['Completed', 'Ended', 'Needs Attention', 'Cancelled'],
  Completed: ['Ended'],
  Ended: [],
  Cancelled: ['Submitted', 'gone'],
  'Error: Audience': ['Submitted', 'Cancelled', 'Pending - Data Processing'],
  'Error: Creative': ['Submitted', 'Cancelled', 'Pending - Data Processing'],
  'Error - Volume Discrepancy': ['Submitted', 'Cancelled', 'Pending - Data Processing'],
  'Multiple Errors': ['Submitted', 'Cancelled', 'Pending - Data Processing'],
  'Needs Attention/sent_back': ['Submitted', 'Cancelled'],
  'Needs Attention/start_missed': ['Submitted', 'Cancelled'],
  'Needs Attention/creative_rejected': ['Submitted', 'Cancelled'],
  'Needs Attention/step_failed': [
    'Submitted',
    'Pending - Data Processing',
    'Processing',
    'Approved',
    'Live',
    'Ended',
    'Cancelled',
  ],
  'Needs Attention/paused': ['Submitted', 'Approved', 'Live', 'Ended', 'Cancelled'],
};

const steps = fc.array(
  fc.record({ event: fc.constantFrom(...eventNames), facts: fc.subarray(factNames), pick: fc.nat() }),
  { maxLength: 60 },
);

describe('transition', () => {
  it('never leaves the table under random events, and takes back nothing that was launched', () => {
    fc.assert(
      fc.property(steps, (events) => {
        let state: { status: string; attention: string | null } = { status: 'Ready To Launch', attention: null };
        let launched = false;
        for (const { event, facts, pick } of events) {
          const own = facts.filter((fact) => fact !== 'launched' && fact !== 'unlaunched');
          const known = { ...state, facts: [...own, launched ? 'launched' : 'unlaunched'] } as StatusState<'product'>;
          const found = transition('product', known, event);
          if (found === undefined) continue;
          const to = found.to[pick % found.to.length] as string;
          if (launched)
            expect(ways[state.attention ? `${state.status}/${state.attention}` : state.status]).toContain(to);
          if (to === 'gone') return;
          launched ||= event === 'launch';
          state = { status: to, attention: found.attention ?? null };
        }
      }),
      { numRuns: 500 },
    );
  });

  it('reaches every way of the table', () => {
    for (const [from, targets] of Object.entries(ways)) {
      const [status, attention = null] = from.split('/');
      const facts = factNames.filter((fact) => fact !== 'unlaunched');
      const state = { status, attention, facts } as StatusState<'product'>;
      const reached = eventNames.flatMap((event) => transition('product', state, event)?.to ?? []);
      expect({ from, reached: [...new Set(reached)].sort() }).toEqual({ from, reached: [...targets].sort() });
    }
  });

  it.each(statusKinds.filter((kind) => kind !== 'severity'))('reaches every %s status by events', (kind) => {
    const start = statuses[kind][0].code;
    const reached = new Set<string>([start]);
    for (let size = 0; size < reached.size;) {
      size = reached.size;
      for (const status of reached) {
        if (status === 'gone') continue;
        const events = eventsOf(kind, { status } as StatusState<typeof kind>);
        for (const { to } of events) for (const code of to) reached.add(code);
      }
    }
    expect(statusCodes(kind).filter((code) => !reached.has(code))).toEqual([]);
  });

  it('needs every fact an event asks for', () => {
    expect(transition('product', { status: 'Processing' }, 'confirm')).toBeUndefined();
    expect(transition('product', { status: 'Processing', facts: ['waiting'] }, 'confirm')?.to).toEqual(['Approved']);
  });

  it('ignores an attention that belongs to another status or to none', () => {
    const live = eventsOf('product', { status: 'Live' });
    expect(eventsOf('product', { status: 'Live', attention: 'paused' })).toEqual(live);
    expect(eventsOf('product', { status: 'Needs Attention', attention: 'odd' })).toEqual(
      eventsOf('product', { status: 'Needs Attention' }),
    );
  });
});
