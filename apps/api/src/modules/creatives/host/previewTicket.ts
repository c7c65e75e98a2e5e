import type { Deps } from '../../../platform/deps.ts';

/** Milliseconds; a page that stays open longer asks for the creative again. */
const TICKET_LIFE = 5 * 60_000;

export interface Ticket {
  creative: number;
  revision: number;
  user: number;
  /** Shows the user's own unsaved HTML instead of the revision's. */
  isDraft?: boolean;
}

/** Signs the address of one revision's preview for one user. A frame uses it instead of the access token. */
export function previewUrl(deps: Deps, ticket: Ticket): string {
  const expiresAt = new Date(deps.clock.now().getTime() + TICKET_LIFE);
  const url = new URL(`/${ticket.creative}/creative.html`, deps.settings.creativeHostUrl);
  url.searchParams.set('revision', String(ticket.revision));
  const { isDraft, ...claims } = ticket;
  if (isDraft) url.searchParams.set('draft', '1');
  url.searchParams.set('ticket', deps.secrets.sign('ticket', { ...claims, ...(isDraft && { draft: 1 }) }, expiresAt));
  return url.href;
}

export function readTicket(deps: Deps, token: string): Ticket | null {
  const claims = deps.secrets.verify('ticket', token, deps.clock.now());
  const { creative, revision, user, draft } = claims ?? {};
  return typeof creative === 'number' && typeof revision === 'number' && typeof user === 'number'
    ? { creative, revision, user, ...(draft === 1 && { isDraft: true }) }
    : null;
}
