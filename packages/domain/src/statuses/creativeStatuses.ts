import type { StatusEvent, StatusRow } from './statusShape.ts';

const revise = {
  event: 'revise',
  to: ['Action Pending - Validate'],
  who: ['can_update_creative'],
} as const satisfies StatusEvent;

const validate = {
  event: 'validate',
  to: ['Action Pending - Validate'],
  who: ['can_validate_links'],
  when: ['has_html'],
} as const satisfies StatusEvent;

const reject = { event: 'reject', to: ['Invalid'], who: ['can_validate_links'] } as const satisfies StatusEvent;

const remove = {
  event: 'delete',
  to: ['gone'],
  who: ['can_delete_creative'],
  confirm: 'Do you really want to delete this creative? This change cannot be undone.',
  when: ['unpinned'],
} as const satisfies StatusEvent;

const findingChanged = {
  event: 'finding_changed',
  to: ['Need Attention', 'Approved', 'Live - See Report'],
  who: ['can_validate_links'],
} as const satisfies StatusEvent;

/** Every status that a finished check can lead to. */
const CHECK_OUTCOMES = [
  'Error - Invalid Creative',
  'Error - Invalid Seed',
  'Need Attention',
  'Approved',
  'Live - See Report',
] as const;

const override = {
  event: 'override',
  to: CHECK_OUTCOMES,
  who: ['can_validate_links', 'can_update_creative'],
  confirm: 'Are you really want to over ride?',
} as const satisfies StatusEvent;

export const creativeStatuses = [
  {
    code: 'Draft',
    tone: 'secondary',
    phase: 'making',
    meaning: 'It has no HTML yet, or it was saved as a draft.',
    next: 'Add the HTML and start the check.',
    events: [
      validate,
      { event: 'save', to: ['Action Pending - Validate'], who: ['can_update_creative'], when: ['has_html'] },
      remove,
    ],
  },
  {
    code: 'Action Pending - Validate',
    tone: 'pre-success',
    phase: 'checking',
    meaning: 'Its newest revision is being checked.',
    next: 'Nothing; the check takes seconds.',
    events: [{ event: 'checked', to: [...CHECK_OUTCOMES, 'Invalid'], who: 'system' }, validate, revise, reject, remove],
  },
  {
    code: 'Error - Invalid Creative',
    tone: 'danger',
    phase: 'trouble',
    meaning: 'The HTML can’t be read, has no body, is too large, or contains active content.',
    next: 'Upload corrected HTML.',
    events: [validate, revise, reject, remove],
  },
  {
    code: 'Error - Invalid Seed',
    tone: 'danger',
    phase: 'trouble',
    meaning: 'A seed list can’t be read, is empty, or has a bad row.',
    next: 'Upload a corrected seed list, or override bad rows.',
    events: [validate, revise, override, reject, remove],
  },
  {
    code: 'Need Attention',
    tone: 'danger',
    phase: 'trouble',
    meaning: 'The check found something critical, or a person rejected a link or an e-mail client.',
    next: 'Fix or override what is listed below.',
    events: [findingChanged, validate, revise, override, reject, remove],
  },
  {
    code: 'Approved',
    tone: 'success',
    phase: 'usable',
    meaning: 'It passed its check and can be sent.',
    next: 'Use it in a product.',
    events: [
      { event: 'went_live', to: ['Live - See Report'], who: 'system' },
      findingChanged,
      validate,
      revise,
      reject,
      remove,
    ],
  },
  {
    code: 'Live - See Report',
    tone: 'success',
    phase: 'usable',
    meaning: 'A product sends this revision.',
    next: 'See the report of the newest product.',
    events: [findingChanged, validate, revise, reject, remove],
  },
  {
    code: 'Invalid',
    tone: 'end',
    phase: 'over',
    meaning: 'A person rejected it.',
    next: 'Upload a new revision, or withdraw the rejection.',
    events: [
      {
        event: 'withdraw',
        to: ['Action Pending - Validate', ...CHECK_OUTCOMES],
        who: ['can_validate_links'],
      },
      validate,
      revise,
      reject,
      remove,
    ],
  },
] as const satisfies readonly StatusRow[];

export type CreativeStatus = (typeof creativeStatuses)[number]['code'];
