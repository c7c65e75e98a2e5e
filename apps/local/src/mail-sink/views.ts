import PostalMime from 'postal-mime';
import { html, trusted } from '../pages/html.ts';
import type { Html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { StoredMessage } from './store.ts';

const figures = new Intl.NumberFormat('en-US');

function row(message: StoredMessage): Html {
  return html`<tr>
    <td><a href="/messages/${message.id}">${message.subject || 'No subject'}</a></td>
    <td>${message.to.join(', ')}</td>
    <td>${message.headers['from'] ?? message.from}</td>
    <td class="number">${message.at.slice(0, 19).replace('T', ' ')} UTC</td>
  </tr>`;
}

interface ListView {
  total: number;
  messages: StoredMessage[];
  q: string;
  start: number;
  count: number;
}

function pager({ total, q, start, count }: ListView): Html {
  const link = (target: number, text: string): Html =>
    target >= 1 && (target - 1) * count < total
      ? html`<a href="/?${new URLSearchParams({ q, start: String(target) }).toString()}">${text}</a>`
      : html`<span class="quiet">${text}</span>`;
  return html`<nav aria-label="Pages">${link(start - 1, 'Newer')} ${link(start + 1, 'Older')}</nav>`;
}

export function listPage(view: ListView): string {
  const rows = html`<div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">To</th>
            <th scope="col">From</th>
            <th scope="col" class="number">Received</th>
          </tr>
        </thead>
        <tbody>
          ${view.messages.map(row)}
        </tbody>
      </table>
    </div>
    ${pager(view)}`;
  const none = html`<p>${view.q ? 'No message matches.' : 'Nothing was delivered yet.'}</p>`;
  return page(
    'Mail sink',
    html`<h1>Mail sink</h1>
      <p class="quiet">All mail from Mailroom ends here. Nothing leaves this machine.</p>
      <form class="search" method="get" action="/" role="search">
        <label for="q">Subject, recipient or sender</label>
        <input id="q" name="q" type="search" value="${view.q}" />
        <button class="primary">Search</button>
      </form>
      <p><strong>${figures.format(view.total)}</strong> message${view.total === 1 ? '' : 's'}</p>
      ${view.messages.length > 0 ? rows : none}`,
    'wide',
  );
}

interface ParsedMessage {
  headers: { name: string; value: string }[];
  html?: string;
  text?: string;
  attachments: { name: string; type: string; size: number }[];
}

export async function parseMessage(source: Buffer): Promise<ParsedMessage> {
  const mail = await new PostalMime().parse(source);
  return {
    headers: mail.headers.map(({ key, value }) => ({ name: key, value })),
    ...(mail.html === undefined ? {} : { html: mail.html }),
    ...(mail.text === undefined ? {} : { text: mail.text }),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      size: typeof content === 'string' ? content.length : content.byteLength,
    })),
  };
}

export function messagePage(message: StoredMessage, parsed: ParsedMessage): string {
  const path = `/messages/${message.id}`;
  const frame = html`<h2>As HTML</h2>
    <p>
      Pictures are not loaded, so reading a message here doesn't count as an open.
      <a href="${path}/html?pictures=1" target="_blank" rel="noreferrer">Open with pictures</a>
    </p>
    <iframe
      src="${path}/html"
      title="The message as HTML"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>`;
  return page(
    message.subject || 'No subject',
    html`<p><a href="/">All messages</a></p>
      <h1>${message.subject || 'No subject'}</h1>
      <dl>
        <dt>To</dt>
        <dd>${message.to.join(', ')}</dd>
        <dt>From</dt>
        <dd>${message.headers['from'] ?? message.from}</dd>
        <dt>Envelope sender</dt>
        <dd>${message.from || 'empty'}</dd>
        <dt>Received</dt>
        <dd>${message.at}</dd>
      </dl>
      ${parsed.html === undefined ? trusted('') : frame}
      <h2>As text</h2>
      <pre>${parsed.text ?? 'This message has no text part.'}</pre>
      <h2>Header fields</h2>
      <pre>${parsed.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</pre>
      <p><a href="${path}/source">Source, ${figures.format(message.size)} bytes</a></p>`,
    'wide',
  );
}
