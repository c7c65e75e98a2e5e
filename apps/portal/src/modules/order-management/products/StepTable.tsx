import type { V1Schemas } from '@mailroom/api-client';
import { Table, Text, Tooltip, useDesign, type TableColumn } from '@mailroom/design-system';
import { formatDuration } from '@mailroom/domain/dates/durations';
import { launchSafely } from '@mailroom/domain/delivery/safeTimes';
import { launchPlan } from '@mailroom/domain/derivation/launchPlan';
import { stopOf, unreachedSteps } from '@mailroom/domain/derivation/stoppedLaunch';
import { useMemo } from 'react';
import { statusesOf } from '../../../components/statusLists.ts';
import { useOffered } from '../../../session/user/usePermissions.ts';
import { useNow } from '../../../shared/useNow.ts';

type Product = V1Schemas['Product'];
type Step = V1Schemas['ProductStep'];

interface ShownStep extends Step {
  /** The plan, until the step begins. */
  readonly when: string;
  /** The same on the account's clock. */
  readonly whenThere: string;
  readonly what: string;
}

const MINUTE = 60_000;

function took({ started_at, finished_at }: Step): string | null {
  if (!started_at || !finished_at) return null;
  const ms = Date.parse(finished_at) - Date.parse(started_at);
  return ms < MINUTE ? `${(ms / 1000).toFixed(1)} s` : formatDuration(ms);
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function notStarted(name: string): Step {
  return { name, status: 'Not Started', result: null, severity: null, started_at: null, finished_at: null };
}

/** The steps of an attempt that was stopped. Nothing of it is still to come. */
function pastSteps(product: Product): readonly ShownStep[] {
  const { product_status: status, attention, attempt, steps } = product;
  const unreached = unreachedSteps({ status, attention, launched: attempt > 0 }, steps);
  return steps.map((step): ShownStep => {
    const why = unreached.get(step.name);
    const past = { ...step, when: '', whenThere: '', what: '' };
    return why === undefined ? past : { ...past, status: 'Not Started', result: why };
  });
}

/** By when it is launched so that it still goes out at its start. */
function launchBy({ launch_by, product_start_date, hold_minutes, undo_seconds }: Product, now: Date): Date | null {
  if (launch_by === null) return null;
  const startsAt = dateOf(product_start_date);
  return launchSafely(
    { dueAt: new Date(launch_by), startsAt, holdMinutes: hold_minutes, undoSeconds: undo_seconds },
    now,
  );
}

interface Reading {
  readonly mayConfirm: boolean;
  readonly now: Date;
  /** The reader's zone. */
  readonly zone: string;
}

/** The steps of the plan, each with what the running launch has done of it. */
function plannedSteps(product: Product, { mayConfirm, now, zone }: Reading): readonly ShownStep[] {
  const planIn = (timeZone: string) =>
    launchPlan(
      {
        type: product.product_type,
        startsAt: dateOf(product.product_start_date),
        launchBy: launchBy(product, now),
        confirmBy: dateOf(product.prepared?.confirm_by ?? null),
        holdMinutes: product.hold_minutes,
        undoSeconds: product.undo_seconds,
        recipients: product.recipients,
        destination: product.install?.name ?? null,
        mayConfirm,
        timeZone,
      },
      now,
    );
  const there = planIn(product.time_zone);
  return planIn(zone).map(({ name, when, what }, at) => ({
    ...(product.steps.find((step) => step.name === name) ?? notStarted(name)),
    when,
    whenThere: there[at]?.when ?? when,
    what,
  }));
}

/** Says what came of a step, or what it will do while it hasn't begun. */
function cameOf({ result, status, what }: ShownStep): string | null {
  return result ?? (status === 'Not Started' || status === 'Pending' ? what : null);
}

const resultColumns: readonly TableColumn<ShownStep>[] = [
  {
    id: 'status',
    header: 'Status',
    kind: 'badge',
    width: 112,
    value: (step) => {
      const { tone, meaning } = statusesOf('action').of(step.status);
      const isStopped = step.status === 'Started' && step.finished_at !== null;
      return { label: step.status, tone, description: isStopped ? 'It was stopped before its end.' : meaning };
    },
  },
  { id: 'took', header: 'Took', kind: 'text', width: 84, priority: 4, value: took },
];

interface Clocks {
  /** When a step began, in the reader's zone. */
  readonly own: (at: string) => string;
  /** The same in the account's zone. */
  readonly there: (at: string) => string;
}

/** When a step began or will; on hover on the account's clock, where that shows another time. */
function When({ step, clocks }: { step: ShownStep; clocks: Clocks }) {
  const { started_at: at, when, whenThere } = step;
  const own = <Text tone="muted">{at ? clocks.own(at) : when}</Text>;
  const there = at ? clocks.there(at) : whenThere;
  return there === (at ? clocks.own(at) : when) ? own : <Tooltip content={there}>{own}</Tooltip>;
}

/** In a window of 1,200 px the columns have 640. */
function columnsOf(clocks: Clocks, hasResults: boolean): readonly TableColumn<ShownStep>[] {
  return [
    { id: 'name', header: 'Step', kind: 'text', width: 136, value: (step) => step.name },
    ...(hasResults ? resultColumns : []),
    {
      id: 'when',
      header: 'When',
      kind: 'custom',
      priority: 3,
      // 'launch by 12/05/2026 12:30 PM EST' has room.
      width: { min: hasResults ? 184 : 256, grow: 0 },
      value: (step) => (step.started_at ? clocks.own(step.started_at) : step.when),
      render: (step) => <When step={step} clocks={clocks} />,
    },
    {
      id: 'result',
      header: hasResults ? 'Result' : 'What happens',
      kind: 'custom',
      width: { min: hasResults ? 124 : 200, grow: 1 },
      value: cameOf,
      // A text cell would cut the relay's answer, which is read to learn why a step failed.
      render: (step) => <Text tone={step.severity === null ? undefined : 'danger'}>{cameOf(step)}</Text>,
    },
  ];
}

/** The steps of a launch: what happens when, and once it is launched, what came of it. */
export function StepTable({ product }: { product: Product }) {
  const { formatDate, timeZone } = useDesign();
  const now = useNow(MINUTE);
  const { time_zone: zone, product_status: status, attention, attempt, actions } = product;
  const mayConfirm = useOffered()(actions.find(({ name }) => name === 'confirm'));
  const isStopped = stopOf({ status, attention, launched: attempt > 0 }) !== null;
  const hasResults = product.steps.length > 0;
  const columns = useMemo(
    () =>
      columnsOf(
        { own: (at) => formatDate(at, 'datetime', timeZone), there: (at) => formatDate(at, 'datetime', zone) },
        hasResults,
      ),
    [formatDate, timeZone, zone, hasResults],
  );
  return (
    <Table
      label={hasResults ? 'Process' : 'Plan'}
      isFlush
      isPaged={false}
      hasColumnMenu={false}
      columns={columns}
      rows={isStopped ? pastSteps(product) : plannedSteps(product, { mayConfirm, now, zone: timeZone })}
      rowId={(step) => step.name}
    />
  );
}
