import { html, trusted } from '../pages/html.ts';
import type { Html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { DemoUser } from './users.ts';

function choice(user: DemoUser): Html {
  return html`<li>
    <button name="subject" value="${user.subject}">
      <span class="name">${user.name}</span><span class="quiet">${user.role}</span>
    </button>
  </li>`;
}

/** The first person of each role is listed first: their roles see different things. */
function firstOfEachRole(users: readonly DemoUser[]): { first: DemoUser[]; others: DemoUser[] } {
  const roles = new Set<string>();
  const first = users.filter((user) => !roles.has(user.role) && roles.add(user.role));
  return { first, others: users.filter((user) => !first.includes(user)) };
}

function choices(users: readonly DemoUser[]): Html {
  if (users.length === 0)
    return html`<p class="quiet">There are no demo users yet. <code>npm run seed</code> loads them.</p>`;
  const { first, others } = firstOfEachRole(users);
  const rest = html`<details>
    <summary>${others.length} more demo user${others.length === 1 ? '' : 's'}</summary>
    <ul>
      ${others.map(choice)}
    </ul>
  </details>`;
  return html`<ul>
      ${first.map(choice)}
    </ul>
    ${others.length > 0 ? rest : ''}`;
}

interface SignInFailure {
  email: string;
  message: string;
}

export function signInPage(action: string, users: readonly DemoUser[], failure?: SignInFailure): string {
  const problem = failure ? html`<p class="problem" role="alert" id="problem">${failure.message}</p>` : '';
  const described = failure ? trusted('aria-invalid="true" aria-describedby="problem"') : '';
  return page(
    failure ? 'Sign-in failed' : 'Sign in',
    html`<h1>Sign in</h1>
      <div class="ways">
        <form method="post" action="${action}">
          <h2>As a demo user</h2>
          <p class="quiet">One click signs in. This provider holds demo data and listens only on this machine.</p>
          ${choices(users)}
        </form>
        <form method="post" action="${action}">
          <h2>With e-mail and password</h2>
          ${problem}
          <label for="email">E-mail</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="username"
            required
            value="${failure?.email ?? ''}"
            ${described}
          />
          <label for="password">Password</label>
          <input id="password" name="password" type="password" autocomplete="current-password" required ${described} />
          <button class="primary">Sign in</button>
        </form>
      </div>`,
  );
}

export function errorPage(portal: string, message: string): string {
  return page(
    'Sign-in stopped',
    html`<h1>Sign-in stopped</h1>
      <p>${message}</p>
      <p><a class="primary" href="${portal}/">Back to Mailroom</a></p>`,
  );
}

/** Submits without a click: the portal has already asked. */
export function leavingPage(form: string): string {
  return page(
    'Signing out',
    html`<h1>Signing out</h1>
      ${trusted(form)}
      <button class="primary" form="op.logoutForm" name="logout" value="yes" id="leave">Sign out</button>
      <script src="/assets/leave.js"></script>`,
  );
}

export function signedOutPage(portal: string): string {
  return page(
    'Signed out',
    html`<h1>You are signed out</h1>
      <p><a class="primary" href="${portal}/">Back to Mailroom</a></p>`,
  );
}
