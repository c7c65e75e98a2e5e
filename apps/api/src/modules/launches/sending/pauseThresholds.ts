import { autoPause } from '@mailroom/domain/constants';

export interface Results {
  accepted: number;
  refused: number;
  /** Accepted ones that came back because their address takes no mail. */
  bounced: number;
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

/** A message in doubt hasn't failed: nobody knows whether it arrived. One that the relay put off may still go out. */
function unsettled(share: string, { inDoubt, deferred }: Results): string {
  if (deferred === 0) return `${share} of the messages are in doubt: they may have arrived.`;
  if (inDoubt === 0) return `${share} of the messages were put off by the relay.`;
  return `${share} of the messages were put off by the relay, or are in doubt and may have arrived.`;
}

/** Returns why sending has to pause automatically; undefined while all is well or too few results are known. */
export function pauseReason(all: Results): string | undefined {
  const { accepted, refused, bounced, inDoubt, deferred, complaints } = all;
  const results = accepted + refused + inDoubt;
  if (results < autoPause.afterResults) return undefined;
  const lost = percent(refused + bounced, results);
  if (lost > autoPause.hardBounces)
    return `${shown(lost)} of the messages were refused${bounced > 0 ? ', or came back because nobody has the address' : ''}.`;
  const complained = percent(complaints, accepted);
  if (accepted > 0 && complained > autoPause.complaints) return `${shown(complained)} of the recipients complained.`;
  const open = percent(inDoubt + deferred, results + deferred);
  return open > autoPause.sendErrors ? unsettled(shown(open), all) : undefined;
}
