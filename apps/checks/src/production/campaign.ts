import { block } from './page.ts';
import type { Person } from './person.ts';
import type { Shell } from './shell.ts';

interface Listed {
  objects: { id: number }[];
}

/** Makes the records that an account needs before its first order, as people do in the portal. */
export async function prepareAccount(admin: Person, name: string): Promise<void> {
  const { objects: accounts } = await admin.call<Listed>('GET', `v1/email_account?name:like=${name}`);
  const { objects: verticals } = await admin.call<Listed>('GET', 'v1/vertical');
  const account = Number(accounts[0]?.id);
  const form = { account_id: String(account), advertiser_name: name, vertical_id: String(verticals[0]?.id) };
  await admin.call('POST', 'v1/advertiser', { form });
  await admin.call('POST', 'v1/product_rate', {
    json: { account_id: account, product_type: 'E-mail deployment', cpm_cents: 900 },
  });
  await admin.call('POST', 'v1/sender_profile', {
    json: {
      account_id: account,
      from_name: name,
      from_email: 'news@northlight.example',
      postal_address: '1 Harbour Road, 03801 Portsmouth',
    },
  });
  // Otherwise a launch waits for ten minutes, and may start tomorrow at the earliest.
  await admin.call('PATCH', `v1/account/${account}`, {
    form: { hold_minutes: '0', undo_seconds: '0', deployment_delta_days: '0' },
  });
}

interface Campaign {
  /** The domain of its recipients. */
  domain: string;
  people: number;
}

/** Runs the README's campaign, from the upload to the report, for that many people. Returns what it prints. */
export function runCampaign(
  shell: Shell,
  url: string,
  { token }: Person,
  { domain, people }: Campaign,
): Promise<string> {
  const script = block(
    'curl',
    {
      'letters.example': domain,
      'seq 1 20)': `seq 1 ${people})`,
      'volume_ordered\\": 20,': `volume_ordered\\": ${people},`,
    },
    'README.md',
  );
  return shell.bash(script, { MAILROOM: url, TOKEN: token });
}
