/** The result of one mail, in people. */
export interface MailFigures {
  /** Null when no volume was ordered. */
  ordered: number | null;
  delivered: number;
  opened: number;
  clicked: number;
  unsubscribed: number;
  complained: number;
}

/** Shares from 0 on, such as 0.312. `delivered` may be above 1, because a list may be a little longer than what was ordered. */
interface MailRates {
  /** The share of what was ordered; null without an ordered volume. */
  delivered: number | null;
  opened: number;
  clicked: number;
  /** Clicked, of those who opened; null when nobody opened. */
  clickedOfOpened: number | null;
  unsubscribed: number;
  complained: number;
}

/** How many of an advertiser's mails are looked at, the newest ones. */
export const USUAL_MAILS = 12;

/** With fewer mails, nothing is usual yet. */
const FEWEST_USUAL_MAILS = 3;

/** The rates of a mail that delivered to somebody; null for any other. */
export function mailRates(mail: MailFigures): MailRates | null {
  const { ordered, delivered, opened, clicked } = mail;
  if (delivered === 0) return null;
  return {
    delivered: ordered ? delivered / ordered : null,
    opened: opened / delivered,
    clicked: clicked / delivered,
    clickedOfOpened: opened === 0 ? null : clicked / opened,
    unsubscribed: mail.unsubscribed / delivered,
    complained: mail.complained / delivered,
  };
}

function averageOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function averageOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : averageOf(known);
}

/**
 * The averages of the rates of mails, and of how many. Each mail weighs the same, so that a large one doesn't hide the
 * others. Null for fewer than `FEWEST_USUAL_MAILS` that delivered to somebody.
 */
export function usualRates(mails: readonly MailFigures[]): (MailRates & { mails: number }) | null {
  const rates = mails.map(mailRates).filter((one) => one !== null);
  if (rates.length < FEWEST_USUAL_MAILS) return null;
  return {
    mails: rates.length,
    delivered: averageOfKnown(rates.map((one) => one.delivered)),
    opened: averageOf(rates.map((one) => one.opened)),
    clicked: averageOf(rates.map((one) => one.clicked)),
    clickedOfOpened: averageOfKnown(rates.map((one) => one.clickedOfOpened)),
    unsubscribed: averageOf(rates.map((one) => one.unsubscribed)),
    complained: averageOf(rates.map((one) => one.complained)),
  };
}
