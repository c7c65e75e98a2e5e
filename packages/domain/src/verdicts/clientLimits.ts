import type { ClientId } from './emailClients.ts';

const GMAIL = 'Gmail cuts off what comes after 102 kB; the drawing has all of it.';

const GMAIL_APP = 'In accounts of other providers, Gmail’s app ignores every style sheet; the drawing keeps them.';

const LIMITS: Partial<Record<ClientId, readonly string[]>> = {
  'gmail.desktop-webmail': [GMAIL],
  'gmail.ios': [GMAIL, GMAIL_APP],
  'gmail.android': [GMAIL, GMAIL_APP],
  'outlook.windows': [
    'Word’s line heights, the gaps that it leaves around pictures and tables, and its scaling of pictures on dense screens are not drawn.',
    'VML is drawn as boxes, without its gradients, free shapes and positions.',
    'Conditional comments are read as Outlook 2016 and later do.',
  ],
  'apple-mail.ios': [
    'Apple Mail shrinks an e-mail that is wider than the phone, and makes links of dates, addresses and phone numbers.',
  ],
  'samsung-email.android': ['Samsung’s dark mode differs between phones, and its rules are not public.'],
};

/** True of the drawings of all clients. */
const ALWAYS: readonly string[] = [
  'What it supports in part is drawn in full.',
  'A reader’s own fonts and settings can’t be drawn, and its dark mode is an estimate.',
];

/** Returns a sentence for each thing that the drawing of this client can't show, the client's own first. */
export function limitsOfDrawing(id: ClientId): readonly string[] {
  return [...(LIMITS[id] ?? []), ...ALWAYS];
}
