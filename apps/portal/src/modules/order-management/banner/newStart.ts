import type { V1Schemas } from '@mailroom/api-client';

type Product = V1Schemas['Product'];

/** The id of the form in the banner, which the primary button of the header sends. */
export const NEW_START_FORM = 'new-start';

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

/** Returns the reasons that keep it from being launched besides its dates. The reason of a stopped launch has no status. */
export function otherBlockers({ reasons }: Pick<Product, 'reasons'>): Product['reasons'] {
  return reasons.filter(({ code, status }) => status !== undefined && !DATE_REASONS.includes(code));
}

/** The reason that another start removes, in words; undefined where the product's attention says it. */
export function dateReason({ reasons }: Pick<Product, 'reasons'>): string | undefined {
  return reasons.find(({ code }) => DATE_REASONS.includes(code))?.text;
}

/** How many the launch after it would reach; null while that is unknown. */
export function peopleOf({ recipients, relaunch }: Product): number | null {
  return (relaunch ?? { recipients }).recipients;
}

interface NewStartTexts {
  /** The beginning of the sentence before the field. */
  readonly before: string;
  /** The button that saves the start. */
  readonly button: string;
}

/** The words around the new start. `opens`: the review of a launch follows. */
export function newStartTexts(product: Product, opens: boolean, people: string | undefined): NewStartTexts {
  const isAgain = product.attempt > 0;
  if (!opens) return { before: 'Move its start to', button: 'Save the new start' };
  const verb = isAgain ? 'Start again' : 'Start';
  return { before: `${verb} on`, button: people === undefined ? verb : `${verb} with ${people}` };
}
