import { autoPause } from '@mailroom/domain/constants';

export interface Results {
  accepted: number;
  refused: number;
  inDoubt: number;
  deferred: number;
  complaints: number;
}

function percent(part: number, whole: number): number {
  return (100 * part) / whole;
}

function shown(share: number): string {
  return `${share.toFixed(share < 1 ? 2 : 1)} %`;
}

/** Returns why sending has to pause automatically; undefined while all is well or too few results are known. */
export function pauseReason({ accepted, refused, inDoubt, deferred, complaints }: Results): string | undefined {
  const results = accepted + refused + inDoubt;
  if (results < autoPause.afterResults) return undefined;
  const bounced = percent(refused, results);
  if (bounced > autoPause.hardBounces) return `${shown(bounced)} of the messages were refused.`;
  const complained = percent(complaints, accepted);
  if (accepted > 0 && complained > autoPause.complaints) return `${shown(complained)} of the recipients complained.`;
  const failed = percent(inDoubt + deferred, results + deferred);
  if (failed > autoPause.sendErrors) return `${shown(failed)} of the sendings failed.`;
  return undefined;
}
