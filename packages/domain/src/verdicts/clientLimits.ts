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

/** Returns a sentence for each thing that the drawing of this client can't show. The limits of all drawings are not among them. */
export function limitsOfDrawing(id: ClientId): readonly string[] {
  return LIMITS[id] ?? [];
}
