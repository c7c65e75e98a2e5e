import { rules } from '@mailroom/domain/forms/validation';
import { invalid } from '../../errors.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { buildAgain, confirmLaunch, sendBack, undoConfirmation } from '../launches/launches.commands.ts';
import type { ActionContext, ProductState } from '../orders/moves.commands.ts';
import { acceptAdvertiser, acceptCount } from '../orders/products.commands.ts';

interface Decision {
  decision: 'go' | 'count' | 'advertiser' | 'send_back' | 'undo';
  reason?: string | undefined;
  audience_version_id?: number | undefined;
  recipients?: number | undefined;
  proofread_sha256?: string | undefined;
  creative_id?: number | undefined;
}

type Decide = (tx: Tx, product: ProductState, body: Decision, context: ActionContext) => Promise<void>;

/** Returns the reason that a decision can't do without. */
export function requireReason(reason: string | undefined): string {
  const problem = rules.required(reason, { field: 'reason' });
  if (problem !== undefined || reason === undefined) throw invalid({ reason: problem ?? '' });
  return reason;
}

const decisions: Readonly<Record<Decision['decision'], Decide>> = {
  go: confirmLaunch,
  undo: undoConfirmation,

  send_back: (tx, product, body, context) => sendBack(tx, product, requireReason(body.reason), context),

  /** Accepts a lower count: before a launch for the derivation, after one the list is built again with it. */
  count: async (tx, product, { reason, audience_version_id: versionId, recipients: count }, context) => {
    const given = requireReason(reason);
    const accepted = await acceptCount(tx, product, { reason: given, versionId, count }, context);
    if (accepted.attempt > 0) await buildAgain(tx, accepted, given);
  },

  /** Accepts a creative of another advertiser than the order's. */
  advertiser: (tx, product, { reason, creative_id: creativeId }, context) =>
    acceptAdvertiser(tx, product, { reason: requireReason(reason), creativeId }, context),
};

/** Takes what a person decided about a product: mostly whether it goes out, or what about it they accept. */
export function decide(tx: Tx, product: ProductState, body: Decision, context: ActionContext): Promise<void> {
  return decisions[body.decision](tx, product, body, context);
}
