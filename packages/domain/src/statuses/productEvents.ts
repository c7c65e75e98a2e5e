import type { StatusEvent } from './statusShape.ts';

export const cancel = {
  event: 'cancel',
  to: ['Cancelled'],
  who: ['can_abort_product'],
  pins: 'released',
  confirm: 'Do you really want to cancel the process?',
} as const satisfies StatusEvent;

export const launch = {
  event: 'launch',
  to: ['Submitted'],
  who: ['can_launch_product'],
  pins: 'pinned',
  when: ['unlaunched'],
  confirm: 'Are you sure?',
} as const satisfies StatusEvent;

export const confirm = {
  event: 'confirm',
  to: ['Approved'],
  who: ['can_confirm_product'],
  when: ['waiting'],
  confirm: 'Are you sure?',
} as const satisfies StatusEvent;

/** Takes a confirmation back before anything has gone out. */
export const undo = {
  event: 'undo',
  to: ['Processing'],
  who: ['can_confirm_product'],
  when: ['undoable'],
} as const satisfies StatusEvent;

export const relaunch = {
  event: 'relaunch',
  to: ['Submitted'],
  who: ['can_launch_product'],
  pins: 'pinned',
  confirm: 'Are you sure?',
} as const satisfies StatusEvent;

/** Ends an attempt that is paused, or whose step failed, and launches the corrected revision to those who have no mail yet. */
export const correct = {
  event: 'correct',
  to: ['Submitted'],
  who: ['can_launch_product', 'can_abort_product'],
  pins: 'pinned',
  when: ['corrected'],
  confirm: 'Are you sure?',
} as const satisfies StatusEvent;

export const stepFailed = {
  event: 'step_failed',
  to: ['Needs Attention'],
  attention: 'step_failed',
  who: 'system',
} as const satisfies StatusEvent;

/** The pinned creative was rejected before anything went out. */
export const creativeRejected = {
  event: 'creative_rejected',
  to: ['Needs Attention'],
  attention: 'creative_rejected',
  who: 'system',
  pins: 'released',
} as const satisfies StatusEvent;

/** By a person with a reason, or automatically when bounces, complaints or send errors pass their thresholds. */
export const pause = [
  { event: 'pause', to: ['Needs Attention'], attention: 'paused', who: ['can_abort_product'] },
  { event: 'auto_pause', to: ['Needs Attention'], attention: 'paused', who: 'system' },
] as const satisfies readonly StatusEvent[];

export const endsByItself = {
  event: 'end_passed',
  to: ['Ended'],
  who: 'system',
  when: ['begun'],
} as const satisfies StatusEvent;

/** The outcomes of derive(), the first match of its table first: the statuses a product can have before a launch. */
export const DERIVED_STATUSES = [
  'Draft',
  'Multiple Errors',
  'Error: Audience',
  'Error: Creative',
  'Error - Volume Discrepancy',
  'Needs Attention',
  'Pending: Audience',
  'Pending: Creative',
  'Ready To Launch',
] as const;

export type DerivedStatus = (typeof DERIVED_STATUSES)[number];

/** Ways out of every status before a launch. */
export const beforeLaunch = [
  {
    event: 'derive',
    to: DERIVED_STATUSES,
    who: 'system',
    when: ['unlaunched'],
  },
  {
    event: 'accept_count',
    to: DERIVED_STATUSES,
    who: ['can_confirm_product'],
    when: ['unlaunched', 'short'],
  },
  {
    event: 'delete',
    to: ['gone'],
    who: ['can_delete_order'],
    confirm: 'This will permanently delete the product.',
    when: ['unlaunched'],
  },
] as const satisfies readonly StatusEvent[];

/** Ways out of an error status after a launch: the status stays until one of these happens, even after its cause is fixed. */
export const afterLaunchErrors = [
  {
    event: 'accept_count',
    to: ['Pending - Data Processing'],
    who: ['can_confirm_product'],
    pins: 'pinned',
    when: ['launched', 'short'],
  },
  { ...relaunch, when: ['launched'] },
  { ...cancel, when: ['launched'] },
] as const satisfies readonly StatusEvent[];
