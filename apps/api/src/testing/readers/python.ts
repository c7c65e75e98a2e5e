import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's Python and its DKIM library, which another Python on the machine wouldn't find. */
const PYTHON = '/usr/bin/python3';
const DKIM = '/usr/lib/python3/dist-packages/dkim';

/** Whether this machine can read mails with Python. */
export const hasPython = existsSync(PYTHON) && existsSync(DKIM);

/** A mail as Python reads it. */
export interface ReadMail {
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string | null;
  text: string | null;
  messageId: string;
  /** The names of what the parser had to forgive. */
  defects: string[];
  /** The headers that it had to forgive. */
  headerDefects: string[];
  /** Whether its DKIM signature is valid by the records. */
  isSigned: boolean;
}

/** Reads mails with Python's own parser, and their signatures with the DKIM records by their names. */
export function readByPython(mails: readonly Buffer[], records: Readonly<Record<string, string>>): ReadMail[] {
  const { status, stdout, stderr } = spawnSync(PYTHON, ['-I', join(import.meta.dirname, 'readMails.py')], {
    input: JSON.stringify({ mails: mails.map((mail) => ({ raw: mail.toString('base64') })), records }),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`Python failed: ${stderr}`);
  return JSON.parse(stdout) as ReadMail[];
}
