import type { ClientId } from '@mailroom/domain/verdicts/emailClients';
import { htmlOf, type DemoMail, type Look } from './creativeHtml.ts';

interface Unsupported {
  feature: string;
  /** Text of the line that uses it. */
  text: string;
  losesContent: boolean;
  testedOn: string;
  clients: readonly ClientId[];
}

const HEIGHT: Unsupported = {
  feature: 'height property',
  text: 'height:160px',
  losesContent: false,
  testedOn: '2019-09-27',
  clients: ['yahoo.desktop-webmail'],
};

const ROUNDED: readonly Unsupported[] = [
  {
    feature: 'border-radius',
    text: 'border-radius',
    losesContent: false,
    testedOn: '2021-03-09',
    clients: ['outlook.windows'],
  },
  {
    feature: 'box-shadow',
    text: 'box-shadow',
    losesContent: false,
    testedOn: '2023-12-20',
    clients: ['gmail.desktop-webmail', 'outlook.windows', 'yahoo.desktop-webmail'],
  },
];

const EMBLEM: Unsupported = {
  feature: 'Embedded <svg> image',
  text: '<svg',
  losesContent: true,
  testedOn: '2020-02-06',
  clients: [
    'gmail.desktop-webmail',
    'gmail.ios',
    'gmail.android',
    'outlook.windows',
    'outlook.outlook-com',
    'yahoo.desktop-webmail',
  ],
};

/** The check finds these in each look. */
const UNSUPPORTED: Readonly<Record<Look, readonly Unsupported[]>> = {
  plain: [HEIGHT],
  rounded: [HEIGHT, ...ROUNDED],
  drawn: [EMBLEM, HEIGHT, ...ROUNDED],
};

/** The start tag on the line that has the text, as the check finds it. */
function placeOf(text: string, lines: readonly string[]) {
  const at = lines.findIndex((line) => line.includes(text));
  const found = lines[at] ?? '';
  return { line: at + 1, col: found.lastIndexOf('<', found.indexOf(text)) + 1 };
}

/** The parts of a demo e-mail that a client doesn't support, as the check stores them. */
export function clientIssuesOf(mail: DemoMail, client: ClientId) {
  const lines = htmlOf(mail).split('\n');
  return UNSUPPORTED[mail.look]
    .filter(({ clients }) => clients.includes(client))
    .map(({ feature, text, losesContent, testedOn }) => ({
      feature,
      support: 'none' as const,
      count: 1,
      ...placeOf(text, lines),
      losesContent,
      testedOn,
      notes: [],
    }));
}
