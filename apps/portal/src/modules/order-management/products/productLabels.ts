import type { V1Schemas } from '@mailroom/api-client';
import { launchAfterNewStart } from '../banner/newStart.ts';
import { actionTexts } from '../review/actionTexts.ts';

type Product = V1Schemas['Product'];

/** Actions with a button in the banner: next to the reason that they remove, or to the time until which they are possible. */
function inBanner({ product_status: status, actions }: Product): readonly string[] {
  const isUndoable = actions.some(({ name, until }) => name === 'undo' && until !== undefined);
  return status === 'Approved' && !isUndoable ? ['accept_advertiser', 'pause'] : ['accept_advertiser'];
}

/** The button text of each action that is offered in the header. An action without a text has no button. */
export function productLabels(product: Product, number: (value: number) => string): Record<string, string | undefined> {
  const all = actionTexts(product, number);
  const isLaunched = product.attempt > 0;
  // The order comes first, so its products show no launch that can't be pressed.
  const mustSubmit = product.actions.some(({ name, allowed }) => name === 'submit' && allowed);
  // Before a launch of a product whose dates hold it, they are chosen in the banner.
  const elsewhere = [...inBanner(product), ...(launchAfterNewStart(product) ? ['launch', 'relaunch'] : [])];
  const shown = product.actions.filter(({ name, allowed, permission }) => {
    if (elsewhere.includes(name)) return false;
    if (allowed) return true;
    // The next step is shown even to users who can't take it, with the reason.
    if (name === 'launch') return !isLaunched && !mustSubmit;
    return (
      name === 'confirm' && permission !== null && product.prepared !== null && product.product_status === 'Processing'
    );
  });
  // Its button in the review says that it sends; this one only opens the review.
  const labels: Record<string, string | undefined> = { ...all, correct: 'Review the corrected mail' };
  return Object.fromEntries(shown.map(({ name }) => [name, labels[name]]));
}

/** The last actions in the menu, apart from those that move the product on. */
const SET_APART: readonly string[] = ['send_back', 'cancel', 'delete'];

/** The labelled actions that aren't the next step, in the order of the menu. */
export function furtherActions(
  labels: Readonly<Record<string, string | undefined>>,
  primary: string | undefined,
): readonly string[] {
  const rest = Object.keys(labels).filter((name) => labels[name] !== undefined && name !== primary);
  return [...rest.filter((name) => !SET_APART.includes(name)), ...SET_APART.filter((name) => rest.includes(name))];
}

/** Whether an action takes back what the launch has done, or the product itself. */
export function isDestructive(name: string): boolean {
  return name === 'cancel' || name === 'delete';
}

const BY_URGENCY = ['submit', 'confirm', 'correct', 'resume', 'relaunch', 'accept_count', 'launch', 'pause'];

/** The primary action: the next step of the product. */
export function primaryAction(
  { actions, product_status }: Product,
  labels: Readonly<Record<string, string | undefined>>,
) {
  // An approved product only waits, so pausing it isn't its next step.
  const isStep = (name: string) => name !== 'pause' || product_status === 'Live';
  const shown = BY_URGENCY.filter((name) => labels[name] !== undefined && isStep(name));
  return shown.find((name) => actions.some((action) => action.name === name && action.allowed)) ?? shown[0];
}
