import type { Permission } from '@mailroom/domain/access/permissions';
import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import type pg from 'pg';

export interface TestUser {
  id: number;
  subject: string;
  email: string;
  roleId: number;
}

interface UserInput {
  accounts?: readonly number[];
  permissions?: readonly Permission[];
  superAdmin?: boolean;
  /** Whether the role is one for staff. Default false. */
  isStaff?: boolean;
  active?: boolean;
  firstName?: string;
  lastName?: string;
  email?: string;
}

type Row = Record<string, unknown>;

/** Inserts rows for tests, bypassing the policies. Values that aren't given are made up and differ each time. */
export function factories(client: pg.Pool) {
  let count = 0;
  const next = (): number => (count += 1);

  const insert = async (table: string, row: Row): Promise<number> => {
    const names = Object.keys(row);
    const { rows } = await client.query<{ id: number }>(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
      Object.values(row),
    );
    return rows[0]?.id ?? 0;
  };

  const role = async (permissions: readonly string[], name = `Role ${next()}`, isStaff = false): Promise<number> => {
    const groupId = await insert('permission_group', { name: `Group of ${name}` });
    // Only where it is asked for: databases of earlier releases don't have the column.
    const roleId = await insert('role', { name, ...(isStaff && { is_staff: true }) });
    await client.query('insert into role_permission_group (role_id, group_id) values ($1, $2)', [roleId, groupId]);
    for (const permission of permissions) {
      await client.query('insert into permission_group_permission (group_id, permission) values ($1, $2)', [
        groupId,
        permission,
      ]);
    }
    return roleId;
  };

  const superAdminRole = async (): Promise<number> => {
    const { rows } = await client.query<{ id: number }>('select id from role where name = $1', [SUPER_ADMIN]);
    return rows[0]?.id ?? role([], SUPER_ADMIN);
  };

  return {
    insert,
    role,
    superAdminRole,
    async user(input: UserInput = {}): Promise<TestUser> {
      const number = next();
      const subject = `subject-${number}`;
      const email = input.email ?? `user${number}@mailroom.test`;
      const roleId = input.superAdmin
        ? await superAdminRole()
        : await role(input.permissions ?? [], undefined, input.isStaff);
      const id = await insert('users', {
        subject,
        email,
        first_name: input.firstName ?? 'User',
        last_name: input.lastName ?? `No ${number}`,
        role_id: roleId,
        active: input.active ?? true,
      });
      for (const account of input.accounts ?? []) {
        await client.query('insert into user_account (user_id, account_id) values ($1, $2)', [id, account]);
      }
      return { id, subject, email, roleId };
    },
    account: (row: Row = {}) => {
      const number = next();
      return insert('account', { name: `Account ${number}`, sf_account_id: `SF-${number}`, undo_seconds: 0, ...row });
    },
    vertical: (row: Row = {}) => insert('vertical', { name: `Vertical ${next()}`, ...row }),
    async advertiser(accountId: number, row: Row = {}) {
      const verticalId = row['vertical_id'] ?? (await insert('vertical', { name: `Vertical ${next()}` }));
      return insert('advertiser', {
        account_id: accountId,
        advertiser_name: `Advertiser ${next()}`,
        vertical_id: verticalId,
        ...row,
      });
    },
    senderProfile: (accountId: number, row: Row = {}) =>
      insert('sender_profile', {
        account_id: accountId,
        from_name: 'Northlight',
        from_email: `news${next()}@northlight.test`,
        postal_address: '1 Harbour Road, 03801 Portsmouth',
        ...row,
      }),
  };
}

export type Factories = ReturnType<typeof factories>;
