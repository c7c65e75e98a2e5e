import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { errorPage, signInPage } from './pages.ts';
import type { DemoUser, UserList } from './users.ts';

const LONGEST_FORM = 4096;

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LONGEST_FORM) throw new Error('The form is too long.');
  }
  return new URLSearchParams(text);
}

async function chosen(form: URLSearchParams, users: UserList): Promise<DemoUser | undefined> {
  const subject = form.get('subject');
  return subject === null
    ? users.byPassword(form.get('email') ?? '', form.get('password') ?? '')
    : users.bySubject(subject);
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(body);
}

/** Answers `/sign-in/…`: the page, and the form that comes back from it. */
export async function signIn(
  provider: Provider,
  users: UserList,
  portal: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const action = request.url ?? '/';
  try {
    await provider.interactionDetails(request, response);
    if (request.method !== 'POST') return send(response, 200, signInPage(action, users.all()));
    const form = await formOf(request);
    const user = await chosen(form, users);
    if (user) {
      return await provider.interactionFinished(
        request,
        response,
        { login: { accountId: user.subject } },
        { mergeWithLastSubmission: false },
      );
    }
    const failure = { email: form.get('email') ?? '', message: 'This e-mail and password don’t belong together.' };
    return send(response, 401, signInPage(action, users.all(), failure));
  } catch {
    return send(
      response,
      400,
      errorPage(portal, 'This sign-in page is too old, or belongs to another tab. Start again from Mailroom.'),
    );
  }
}
