import { builtInGroups, builtInRoles, permissionsOfRole } from '@mailroom/domain/access/roles';
import { BUILT_IN_VERTICALS } from '@mailroom/domain/constants';
import { add, daysFrom, link } from './plan.ts';
import type { Plan } from './plan.ts';
import { FIRST_NAMES, LAST_NAMES } from './people.ts';
import { ACCOUNT_NAMES, ADVERTISER_NAMES, STREETS, TIME_ZONES, TOWNS } from './words.ts';

export interface DemoAccount {
  id: number;
  name: string;
  timeZone: string;
  deltaDays: number;
  holdMinutes: number;
  users: number[];
}

export interface DemoAdvertiser {
  id: number;
  accountId: number;
  name: string;
  domain: string;
  verticalId: number;
}

/** A person who can sign in to the embedded identity provider. */
export interface DemoUser {
  id: number;
  subject: string;
  email: string;
  name: string;
  role: string;
  isActive: boolean;
}

export interface House {
  users: DemoUser[];
  accounts: DemoAccount[];
  advertisers: DemoAdvertiser[];
  senders: Map<number, { id: number; name: string; address: string }>;
}

const heldBy: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  builtInRoles.map(({ name }) => [name, new Set(permissionsOfRole(name))]),
);

/** Somebody who works for the account and may do this; the Super Admin where nobody else may. `turn` takes them in turn. */
export function whoMay(house: Pick<House, 'users'>, account: DemoAccount, permission: string, turn: number): number {
  const able = house.users.filter(
    ({ id, role, isActive }) => isActive && account.users.includes(id) && heldBy.get(role)?.has(permission),
  );
  return able[turn % Math.max(1, able.length)]?.id ?? 1;
}

// One memorable person per role; the demo lists the first of each.
const NAMED: readonly [string, string, string][] = [
  ['Robin', 'Okafor', 'Super Admin'],
  ['Dana', 'Almeida', 'Account Manager'],
  ['Mika', 'Lindqvist', 'Creative Specialist'],
  ['Sam', 'Brenner', 'Data Specialist'],
  ['Noor', 'Castellano', 'Order Manager'],
  ['Ines', 'Fontaine', 'Advertiser Client'],
];

function domainOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30);
  return `${plain || 'shop'}.example`;
}

function addRoles(plan: Plan): void {
  const groupIds = new Map<string, number>();
  for (const group of builtInGroups) {
    const id = add(plan, 'permission_group', {
      name: group.name,
      description: group.description,
      created_at: daysFrom(plan.now, -400),
    });
    groupIds.set(group.name, id);
    for (const permission of group.permissions) link(plan, 'permission_group_permission', { group_id: id, permission });
  }
  for (const role of builtInRoles) {
    const id = add(plan, 'role', { name: role.name, is_staff: role.isStaff, created_at: daysFrom(plan.now, -400) });
    for (const name of role.groups) link(plan, 'role_permission_group', { role_id: id, group_id: groupIds.get(name) });
  }
}

function addUsers(plan: Plan): DemoUser[] {
  const random = plan.random.fork('users');
  const signIns = plan.random.fork('sign-ins');
  const roleNames = builtInRoles.map(({ name }) => name);
  const people = Array.from({ length: 60 * plan.scale }, (_, at): [string, string, string] => {
    const fixed = NAMED[at];
    if (fixed) return fixed;
    return [
      random.pick(FIRST_NAMES),
      random.pick(LAST_NAMES),
      roleNames[1 + (at % (roleNames.length - 1))] ?? 'Order Manager',
    ];
  });
  return people.map(([first, last, role], at) => {
    const email = at < NAMED.length ? `${first.toLowerCase()}@mailroom.example` : `user${at + 1}@mailroom.example`;
    const subject = `demo-${at + 1}`;
    const isActive = at < NAMED.length || random.chance(0.92);
    const id = add(plan, 'users', {
      subject,
      email,
      first_name: first,
      last_name: last,
      role_id: roleNames.indexOf(role as (typeof roleNames)[number]) + 1,
      active: isActive,
      time_zone: at < NAMED.length ? null : random.pick(TIME_ZONES),
      created_at: daysFrom(plan.now, -random.int(100, 390)),
      // Most work here every week; a few have never signed in.
      last_sign_in_at: signIns.chance(0.95) ? daysFrom(plan.now, -signIns.int(1, isActive ? 60 : 900) / 10) : null,
    });
    return { id, subject, email, name: `${first} ${last}`, role, isActive };
  });
}

/** The account whose sending limits are set, with receiving domains that its audiences have. Another one than the first, which sends at any time. */
const WITH_LIMITS = 5;
const LIMITS = {
  send_hours: { from_hour: 8, until_hour: 20, weekdays_only: true },
  receiver_rates: [
    { domain: 'post.example', rate_per_minute: 20 },
    { domain: 'letters.example', rate_per_minute: 10 },
  ],
};

function addAccounts(plan: Plan, users: readonly DemoUser[]): DemoAccount[] {
  const random = plan.random.fork('accounts');
  const accounts = Array.from({ length: ACCOUNT_NAMES.length * plan.scale }, (_, at): DemoAccount => {
    const round = Math.floor(at / ACCOUNT_NAMES.length);
    const name = `${ACCOUNT_NAMES[at % ACCOUNT_NAMES.length]}${round ? ` ${round + 1}` : ''}`;
    // The first account is for trying things: it has no hold time, no undo time, and may send on the same day.
    const isDemo = at === 0;
    const timeZone = isDemo ? 'America/New_York' : random.pick(TIME_ZONES);
    const settings = {
      holdMinutes: isDemo ? 0 : random.pick([10, 10, 10, 30]),
      deltaDays: isDemo ? 0 : random.pick([1, 1, 1, 2]),
    };
    const id = add(plan, 'account', {
      name,
      sf_account_id: `001${String(700000 + at * 137)}AAE`,
      test_seed_email_address: random.chance(0.9) ? `seed@${domainOf(name)}` : null,
      test_seed_ecid: random.chance(0.8) ? `EC${String(48210 + at * 91)}` : null,
      owner_phone: random.chance(0.85) ? `+1 555 01${String(10 + (at % 89))}` : null,
      status: at % ACCOUNT_NAMES.length === 10 ? 'Inactive' : 'Active',
      time_zone: timeZone,
      hold_minutes: settings.holdMinutes,
      undo_seconds: isDemo ? 0 : 60,
      send_rate_per_minute: at % 4 === 1 ? 60 : null,
      ...(at === WITH_LIMITS && LIMITS),
      deployment_delta_days: settings.deltaDays,
      created_at: daysFrom(plan.now, -random.int(200, 395)),
    });
    return { id, name, timeZone, ...settings, users: [] };
  });
  users.forEach((user, at) => {
    const reach =
      user.role === 'Super Admin'
        ? []
        : user.role === 'Advertiser Client'
          ? [at < NAMED.length ? 0 : at]
          : [at < NAMED.length ? 0 : at, at + 1, at + 5, at * 3];
    for (const account of new Set(reach.map((n) => accounts[n % accounts.length]))) {
      if (!account) continue;
      link(plan, 'user_account', { user_id: user.id, account_id: account.id, created_at: daysFrom(plan.now, -90) });
      account.users.push(user.id);
    }
  });
  return accounts;
}

export function addHouse(plan: Plan): House {
  addRoles(plan);
  for (const name of BUILT_IN_VERTICALS) add(plan, 'vertical', { name });
  const users = addUsers(plan);
  const accounts = addAccounts(plan, users);
  const random = plan.random.fork('advertisers');
  const senders: House['senders'] = new Map();
  for (const account of accounts) {
    const address = `${random.pick(STREETS)}, ${random.pick(TOWNS)}`;
    const id = add(plan, 'sender_profile', {
      account_id: account.id,
      from_name: account.name,
      from_email: `news@${domainOf(account.name)}`,
      reply_to: `hello@${domainOf(account.name)}`,
      unsubscribe_email: `unsubscribe@${domainOf(account.name)}`,
      postal_address: address,
      created_at: daysFrom(plan.now, -190),
      created_by: whoMay({ users }, account, 'can_modify_account_settings', account.id),
    });
    senders.set(account.id, { id, name: account.name, address });
  }
  const advertisers = Array.from({ length: ADVERTISER_NAMES.length * plan.scale }, (_, at): DemoAdvertiser => {
    const account = accounts[at < 6 ? 0 : at % accounts.length] ?? random.pick(accounts);
    const round = Math.floor(at / ADVERTISER_NAMES.length);
    const name = `${ADVERTISER_NAMES[at % ADVERTISER_NAMES.length]}${round ? ` ${round + 1}` : ''}`;
    const verticalId = 1 + ((at * 7) % BUILT_IN_VERTICALS.length);
    const domain = domainOf(name);
    const id = add(plan, 'advertiser', {
      account_id: account.id,
      advertiser_name: name,
      vertical_id: verticalId,
      website: random.chance(0.8) ? `https://${domain}/` : null,
      domain,
      created_at: daysFrom(plan.now, -random.int(60, 180)),
      created_by: whoMay({ users }, account, 'can_add_advertiser', at),
    });
    return { id, accountId: account.id, name, domain, verticalId };
  });
  for (const account of accounts.slice(0, 5)) {
    const created_by = whoMay({ users }, account, 'can_add_install', account.id);
    add(plan, 'install', {
      account_id: account.id,
      name: 'Partner drop box',
      kind: 'sftp',
      host: `sftp.${domainOf(account.name)}`,
      port: 22,
      username: 'mailroom',
      host_key_fingerprint: 'SHA256:Zk3vUo7m1r0Yq8Jt5LwXc2Hn9Pb4Da6Ef1Gs8Ti0Vw2',
      folder: 'incoming',
      created_at: daysFrom(plan.now, -50),
      created_by,
    });
    add(plan, 'install', {
      account_id: account.id,
      name: 'Analytics lake',
      kind: 's3',
      bucket: `${domainOf(account.name).replace('.example', '')}-lists`,
      region: 'us-east-1',
      prefix: 'deliveries',
      access_key_id: 'EXAMPLEKEYID00000001',
      created_at: daysFrom(plan.now, -45),
      created_by,
      // The bucket of one account has been moved.
      ...(account.id === 2 && {
        last_check_at: daysFrom(plan.now, -2),
        last_check_result: 'failed',
        last_check_step: 'write',
        last_check_message: 'The bucket doesn’t exist in this region.',
      }),
    });
  }
  for (const type of ['E-mail deployment', 'Data delivery']) {
    add(plan, 'house_rate', {
      product_type: type,
      cpm_cents: type === 'Data delivery' ? 900 : 1400,
      currency: 'USD',
      created_at: daysFrom(plan.now, -300),
    });
    BUILT_IN_VERTICALS.slice(0, 5).forEach((_, at) => {
      add(plan, 'house_rate', {
        product_type: type,
        vertical_id: at + 1,
        cpm_cents: 1100 + at * 150,
        currency: 'USD',
        created_at: daysFrom(plan.now, -300),
      });
    });
  }
  return { users, accounts, advertisers, senders };
}
