import type { ClientId } from './emailClients.ts';

const GMAIL = ['Gmail cuts a long message off; the drawing has all of it.'];

const LIMITS: Partial<Record<ClientId, readonly string[]>> = {
  'gmail.desktop-webmail': GMAIL,
  'gmail.ios': GMAIL,
  'gmail.android': GMAIL,
  'outlook.windows': [
    'Conditional comments are read as Outlook 2016 and later do.',
    'VML is drawn as boxes, without its gradients, free shapes and positions.',
    'The gaps that Word leaves around pictures and tables, and its sizes on dense screens, are not drawn.',
  ],
};

/** What the drawing of a client can't show, beyond what is true of each: one sentence for each limit. */
export function limitsOfDrawing(id: ClientId): readonly string[] {
  return LIMITS[id] ?? [];
}
