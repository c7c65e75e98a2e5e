import type { V1Schemas } from '@mailroom/api-client';
import { actionTexts } from '../review/actionTexts.ts';

type Product = V1Schemas['Product'];

/** Actions with a button in the banner, next to the reason that they remove. */
const IN_BANNER: readonly string[] = ['accept_advertiser'];

/** The button text of each action that is offered in the header. An action without a text has no button. */
export function productLabels(product: Product, number: (value: number) => string): Record<string, string | undefined> {
  const all = actionTexts(product, number);
  const isLaunched = product.attempt > 0;
  // The order comes first, so its products show no launch that can't be pressed.
  const mustSubmit = product.actions.some(({ name, allowed }) => name === 'submit' && allowed);
  const shown = product.actions.filter(({ name, allowed, permission }) => {
    if (IN_BANNER.includes(name)) return false;
    if (allowed) return true;
    // The next step is shown even to users who can't take it, with the reason.
    if (name === 'launch') return !isLaunched && !mustSubmit;
    return (
      name === 'confirm' && permission !== null && product.prepared !== null && product.product_status === 'Processing'
    );
  });
  return Object.fromEntries(shown.map(({ name }) => [name, all[name]]));
}

/** Reasons whose way out is another start. */
const DATE_REASONS: readonly string[] = ['start_missed', 'start_too_close', 'end_passed'];

/** The launch that follows once the product has other dates; undefined when its dates aren't what holds it. */
export function launchAfterNewStart({
  attempt,
  attention,
  reasons,
  actions,
}: Product): 'launch' | 'relaunch' | undefined {
  const mayEdit = actions.some(({ name, allowed }) => name === 'update' && allowed);
  const mustSubmit = actions.some(({ name, allowed }) => name === 'submit' && allowed);
  const codes = attention === null ? reasons.map(({ code }) => code) : [attention, ...reasons.map(({ code }) => code)];
  if (!mayEdit || mustSubmit || !codes.some((code) => DATE_REASONS.includes(code))) return undefined;
  return attempt > 0 ? 'relaunch' : 'launch';
}

/** Actions in the menu, so that nobody presses one of them by mistake for the button that sends. */
export const SET_APART: readonly string[] = ['send_back', 'cancel', 'delete'];

const BY_URGENCY = ['submit', 'confirm', 'resume', 'relaunch', 'accept_count', 'launch', 'pause'];

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
