import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Site } from './site.ts';

const run = promisify(execFile);

export interface Shell {
  /** Runs a script with further variables, and returns what it prints. */
  bash(script: string, env?: Record<string, string>): Promise<string>;
  /** Runs one statement as PostgreSQL's superuser. Returns its cells separated by `|`, a row a line. */
  psql(statement: string, database?: string): Promise<string>;
}

/** Set by this test's own programs, or by the machine for another S3 than ours. */
const NOT_AN_OPERATORS = /^(NODE_ENV|NODE_OPTIONS|FORCE_COLOR|NO_COLOR|AWS_.*|VITEST.*)$/;

function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_AN_OPERATORS.test(name)));
}

/** A shell that knows PostgreSQL's superuser and the bucket, as an operator's does. `programs` are those of PostgreSQL. */
export function operatorShell(site: Site, programs: string): Shell {
  const env = {
    ...plainEnvironment(),
    PATH: `${programs}:${process.env['PATH']}`,
    PGHOST: site.database,
    PGPORT: String(site.ports.postgres),
    PGUSER: 'postgres',
    CURL_CA_BUNDLE: site.certificates.authority,
    RCLONE_CONFIG_MAILROOM_TYPE: 's3',
    RCLONE_CONFIG_MAILROOM_PROVIDER: 'Other',
    RCLONE_CONFIG_MAILROOM_ACCESS_KEY_ID: 'S3RVER',
    RCLONE_CONFIG_MAILROOM_SECRET_ACCESS_KEY: 'S3RVER',
    RCLONE_CONFIG_MAILROOM_ENDPOINT: `http://127.0.0.1:${site.ports.bucket}`,
  };
  const options = { cwd: site.app, encoding: 'utf8', timeout: 240_000 } as const;
  // Never waits with its own thread: the relay, the issuer and the bucket live in this process.
  const shell: Shell = {
    async bash(script, more = {}) {
      const { stdout } = await run('bash', ['-e', '-o', 'pipefail', '-c', script], {
        ...options,
        env: { ...env, ...more },
      });
      return stdout;
    },
    async psql(statement, database = 'mailroom') {
      const args = ['-qXAt', '-v', 'ON_ERROR_STOP=1', '-d', database, '-c', statement];
      const { stdout } = await run('psql', args, { ...options, env });
      return stdout.trim();
    },
  };
  return shell;
}
