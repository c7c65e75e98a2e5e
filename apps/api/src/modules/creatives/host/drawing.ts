import { splitMergeFields } from '@mailroom/domain/merge/mergeFields';
import { readerValues, type ReaderId } from '@mailroom/domain/merge/readers';
import { OUTLOOK_ON_WINDOWS, type ClientId } from '@mailroom/domain/verdicts/emailClients';
import { outlookReading } from '../html/outlook/reading.ts';
import { mendedText, type MendWishes } from '../mend/mendHtml.ts';
import { withOwnParts, type OwnWishes } from './ownParts.ts';
import { fillTemplate, parseTemplate } from '../render/template.ts';
import { previewHtml } from './previewHtml.ts';

/** All that a page is made of, so that it can be made in another process. */
export interface Drawing extends OwnWishes {
  html: string;
  /** Addresses of our copies, by the images' addresses. */
  images: ReadonlyMap<string, string>;
  /** A client of caniemail's data, to draw the e-mail as it would; null draws it as written. */
  client: ClientId | null;
  isDark: boolean;
  /** A made-up reader whose values fill the merge fields; null leaves the fields as they are written. */
  reader: ReaderId | null;
  /** The safe changes to make before all else; null draws the HTML as it is. */
  mend: MendWishes | null;
}

/** The HTML as it is written, with nothing added to it. */
export function plainDrawing(html: string): Drawing {
  return {
    html,
    images: new Map(),
    marks: [],
    boxes: [],
    numbered: null,
    portal: null,
    client: null,
    isDark: false,
    reader: null,
    mend: null,
  };
}

export interface Page {
  html: string;
  /** Our script in the page, which its policy must allow; empty for all pages but an inspected one. */
  script: string;
}

function filledFor(html: string, reader: ReaderId): string {
  const fields = splitMergeFields(html).flatMap((piece) => (typeof piece === 'string' ? [] : piece.name));
  const template = parseTemplate({ html, subject: '', preheader: '', text: '' });
  return fillTemplate(template, { values: readerValues(reader, new Set(fields)) }).html ?? '';
}

/** Draws the page of an e-mail: the safe changes first, then the marks, because places refer to the text. Cleans last. */
export async function drawPage(drawing: Drawing): Promise<Page> {
  const { images, marks, boxes, numbered, portal, client, isDark, reader, mend } = drawing;
  const html = mend === null ? drawing.html : await mendedText({ ...mend, html: drawing.html });
  // Before the marks, because some of their places are in the parts for Outlook.
  const reading = client === OUTLOOK_ON_WINDOWS ? outlookReading(html) : html;
  const written = withOwnParts(html, { marks, boxes, numbered, portal }, reading);
  const marked = reader === null ? written : { ...written, html: filledFor(written.html, reader) };
  const { script } = marked;
  const imageUrl = (url: string): string | undefined => images.get(url);
  if (client === null) return { html: previewHtml(marked.html, imageUrl, marked), script };
  // Loaded on use: the data about clients take longer to load than an ordinary preview takes to serve.
  const { simulateClient } = await import('./simulateClient.ts');
  return { html: previewHtml(simulateClient(marked.html, client, isDark), imageUrl, marked), script };
}
