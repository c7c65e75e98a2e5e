import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { hashPassword, verifyPassword } from './password.ts';

export interface DemoUser {
  subject: string;
  email: string;
  name: string;
  /** The sign-in page's text beside the name. */
  role: string;
  /** From `hashPassword`. */
  passwordHash: string;
}

/** The demo data replaces the list as a whole, so that the sign-in page never reads half a list. */
export function writeUsers(path: string, users: readonly DemoUser[]): void {
  writeFileSync(`${path}.new`, JSON.stringify(users, null, 2), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

export interface UserList {
  all: () => readonly DemoUser[];
  bySubject: (subject: string) => DemoUser | undefined;
  byPassword: (email: string, password: string) => Promise<DemoUser | undefined>;
}

/** Reads the list again after a change: demo data may be loaded while the provider runs. */
export function usersFrom(path: string): UserList {
  let users: readonly DemoUser[] = [];
  let seen = -1;
  const all = (): readonly DemoUser[] => {
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -1;
    if (changed !== seen) {
      users = changed === -1 ? [] : (JSON.parse(readFileSync(path, 'utf8')) as DemoUser[]);
      seen = changed;
    }
    return users;
  };
  // The password is also compared for an unknown address, so that the time doesn't reveal who exists.
  const nobody = hashPassword('');
  return {
    all,
    bySubject: (subject) => all().find((user) => user.subject === subject),
    byPassword: async (email, password) => {
      const user = all().find((candidate) => candidate.email === email.trim().toLowerCase());
      const matches = await verifyPassword(password, user?.passwordHash ?? (await nobody));
      return matches ? user : undefined;
    },
  };
}
