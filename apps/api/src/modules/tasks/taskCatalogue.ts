import type { Permission } from '@mailroom/domain/access/permissions';

export interface TaskKind {
  type: 'Creative' | 'Audience' | 'Order' | 'Deployment' | 'Account';
  title: (name: string) => string;
  /** The permissions to fix the cause: of each list, a person needs at least one. */
  needs: readonly (readonly Permission[])[];
}

const creative: Pick<TaskKind, 'type' | 'needs'> = { type: 'Creative', needs: [['can_update_creative']] };
const audience: Pick<TaskKind, 'type' | 'needs'> = { type: 'Audience', needs: [['can_update_audience']] };
const order: Pick<TaskKind, 'type' | 'needs'> = { type: 'Order', needs: [['can_update_order']] };
const launch: Pick<TaskKind, 'type' | 'needs'> = { type: 'Deployment', needs: [['can_launch_product']] };

/** The blockers that become a task, by the code of their reason. Blockers that end on their own have no task. */
export const taskKinds: Readonly<Record<string, TaskKind>> = {
  creative_failed: { ...creative, title: (name) => `Correct the creative ${name}` },
  creative_needs_attention: {
    type: 'Creative',
    needs: [['can_validate_links', 'can_update_creative']],
    title: (name) => `Look at the findings of ${name}`,
  },
  link_died: {
    type: 'Creative',
    needs: [['can_validate_links', 'can_update_creative']],
    title: (name) => `Mend a dead link of ${name}`,
  },
  audience_failed: { ...audience, title: (name) => `Correct the file of ${name}` },
  volume_short: {
    type: 'Audience',
    needs: [['can_update_audience', 'can_update_order', 'can_confirm_product']],
    title: (name) => `Too few people for ${name}`,
  },
  audience_too_old: { ...audience, title: (name) => `Renew the audience of ${name}` },
  other_advertiser: {
    type: 'Deployment',
    needs: [['can_confirm_product', 'can_update_order']],
    title: (name) => `${name} sends the mail of another advertiser`,
  },
  start_too_close: { ...order, title: (name) => `Choose a later start for ${name}` },
  end_passed: { ...order, title: (name) => `Choose a later end for ${name}` },
  no_audience: { ...order, title: (name) => `Choose an audience for ${name}` },
  no_creative: { ...order, title: (name) => `Choose a creative for ${name}` },
  no_install: { ...order, title: (name) => `Choose a delivery destination for ${name}` },
  no_rate: { ...order, title: (name) => `Set a rate for ${name}` },
  account_inactive: {
    type: 'Account',
    needs: [['can_update_account']],
    title: (name) => `Activate the account of ${name}`,
  },
  install_failed: {
    type: 'Account',
    needs: [['can_add_install']],
    title: (name) => `Repair the delivery destination of ${name}`,
  },
  install_unchecked: {
    type: 'Account',
    needs: [['can_update_install']],
    title: (name) => `Check the delivery destination of ${name}`,
  },
  Processing: {
    type: 'Deployment',
    needs: [['can_confirm_product']],
    title: (name) => `Confirm ${name}`,
  },
  'Error: Audience': { ...audience, title: (name) => `The audience of ${name} could not be used` },
  'Error: Creative': { ...creative, title: (name) => `The creative of ${name} could not be used` },
  'Error - Volume Discrepancy': {
    type: 'Deployment',
    needs: [['can_confirm_product', 'can_launch_product']],
    title: (name) => `Too few people for ${name}`,
  },
  'Multiple Errors': { ...order, title: (name) => `Several parts of ${name} could not be used` },
  sent_back: { ...order, title: (name) => `${name} was sent back` },
  start_missed: { ...order, title: (name) => `Nobody confirmed ${name} in time` },
  creative_rejected: { ...creative, title: (name) => `The creative of ${name} was rejected` },
  step_failed: { ...launch, title: (name) => `A step of ${name} failed` },
  paused: { ...launch, title: (name) => `${name} is paused` },
  in_doubt: { ...launch, title: (name) => `Settle the messages of ${name} in doubt` },
};

/** Blockers of a creative or audience: the part has one task, however many products wait for it. */
export const PART_BLOCKERS: ReadonlySet<string> = new Set([
  'creative_failed',
  'creative_needs_attention',
  'link_died',
  'audience_failed',
]);
