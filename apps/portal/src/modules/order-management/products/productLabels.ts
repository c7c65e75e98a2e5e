import type { V1Schemas } from '@mailroom/api-client';
import { cappedVolume, toleranceOf } from '@mailroom/domain/derivation/volume';

type Product = V1Schemas['Product'];

/** How many a launch would reach: the ordered volume is a cap. */
export function sendable(product: Product): number | null {
  const { deliverable, volume_ordered, volume_tolerance_percent, account_tolerance_percent } = product;
  if (deliverable === null || volume_ordered === null) return deliverable;
  const tolerance = toleranceOf(volume_tolerance_percent, account_tolerance_percent);
  return cappedVolume(volume_ordered, deliverable, tolerance).sendable;
}

/** The button text of each action, with the number it is about. An action without a text has no button. */
export function productLabels(product: Product, number: (value: number) => string): Record<string, string | undefined> {
  const isData = product.product_type === 'Data delivery';
  const several = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : ` ${number(value)} ${isData ? 'records' : 'recipients'}`;
  const inDoubt = product.sending?.in_doubt ?? 0;
  const all: Record<string, string> = {
    delete: 'Delete',
    cancel: 'Abort',
    send_back: 'Send back',
    pause: 'Pause',
    settle_in_doubt: `Settle ${number(inDoubt)} in doubt`,
    accept_count: `Accept${several(product.deliverable) || ' count'}`,
    relaunch: `Relaunch${several(sendable(product))}`,
    resume: 'Resume',
    launch: `Launch${several(sendable(product))}`,
    confirm: `Confirm${several(product.prepared?.recipients)}`,
  };
  const isLaunched = product.attempt > 0;
  const shown = product.actions.filter(({ name, allowed, permission }) => {
    if (allowed) return true;
    // The next step is shown even to users who can't take it, with the reason.
    if (name === 'launch') return !isLaunched;
    return (
      name === 'confirm' && permission !== null && product.prepared !== null && product.product_status === 'Processing'
    );
  });
  return Object.fromEntries(shown.map(({ name }) => [name, all[name]]));
}

const BY_URGENCY = ['confirm', 'resume', 'relaunch', 'accept_count', 'launch'];

/** The primary action: the next step of the product. */
export function primaryAction({ actions }: Product, labels: Readonly<Record<string, string | undefined>>) {
  const shown = BY_URGENCY.filter((name) => labels[name] !== undefined);
  return shown.find((name) => actions.some((action) => action.name === name && action.allowed)) ?? shown[0];
}
