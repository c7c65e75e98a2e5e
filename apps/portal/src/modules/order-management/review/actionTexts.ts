import type { V1Schemas } from '@mailroom/api-client';

type Product = V1Schemas['Product'];

const REVIEWED = ['launch', 'relaunch', 'correct', 'confirm'] as const;

/** An action that leads to mail: the review opens before it. */
export type ReviewedAction = (typeof REVIEWED)[number];

export function isReviewed(name: string): name is ReviewedAction {
  return REVIEWED.some((one) => one === name);
}

/** The text of each action, with the number it is about. */
export function actionTexts(product: Product, number: (value: number) => string): Record<string, string> {
  const isData = product.product_type === 'Data delivery';
  const toCorrect = product.corrected?.get_it ?? null;
  const several = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : ` ${number(value)} ${isData ? 'records' : 'recipients'}`;
  return {
    delete: 'Delete',
    submit: 'Submit order',
    cancel: 'Abort',
    send_back: 'Send back',
    pause: product.product_status === 'Live' ? 'Pause sending' : 'Pause',
    settle_in_doubt: `Settle ${number(product.in_doubt)} in doubt`,
    accept_advertiser: 'Accept the creative',
    accept_count: `Accept${several(product.deliverable) || ' count'}`,
    relaunch: `Relaunch${several((product.relaunch ?? product).recipients)}`,
    correct: `Send the corrected mail${toCorrect === null ? '' : ` to ${number(toCorrect)}`}`,
    resume: 'Resume',
    launch: `Launch${several(product.recipients)}`,
    confirm: `Confirm${several(product.recipients)}`,
  };
}
