import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** The packages that stages beyond `npm test` need, each with a file by which it is recognised. */
const FILES = {
  curl: '/usr/bin/curl',
  'firefox-esr': '/usr/bin/firefox-esr',
  'nginx-light': '/usr/sbin/nginx',
  'openssh-server': '/usr/sbin/sshd',
  pgbouncer: '/usr/sbin/pgbouncer',
  postgresql: '/usr/lib/postgresql/*/bin/initdb',
  'python3-dkim': '/usr/lib/python3/dist-packages/dkim',
  rclone: '/usr/bin/rclone',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
} as const;

export type DebianPackage = keyof typeof FILES;

/** A mirror may be busy for a moment. */
const TRIES = 3;

function isInstalled(name: DebianPackage): boolean {
  return globSync(FILES[name]).length > 0;
}

/** Runs a command as root without questions, because nobody may be there to answer: `sudo` only if it needs no password. */
function asRoot(command: readonly string[]): boolean {
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  return spawnSync(program, args, { stdio: ['ignore', 2, 2] }).status === 0;
}

function apt(...args: readonly string[]): boolean {
  return asRoot(['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]);
}

/** Without recommended packages: they bring fonts, and pictures of stories would be drawn with them. */
function installOnly(names: readonly string[]): boolean {
  return apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}

/** PostgreSQL's package would make and start a cluster of its own. */
function installPostgres(): boolean {
  const settings = '/etc/postgresql-common/createcluster.conf';
  return (
    installOnly(['postgresql-common']) &&
    asRoot(['sed', '-i', 's/^#\\?create_main_cluster.*/create_main_cluster = false/', settings]) &&
    installOnly(['postgresql'])
  );
}

/** Installs the packages that are missing. Returns those that couldn't be installed. */
export function installPackages(
  names: readonly DebianPackage[],
  say: (line: string) => void = console.log,
): readonly DebianPackage[] {
  for (let left = TRIES; left > 0; left -= 1) {
    const missing = names.filter((name) => !isInstalled(name));
    if (missing.length === 0) return [];
    if (!existsSync('/etc/debian_version')) break;
    say(`Installing Debian’s ${missing.join(', ')} …`);
    apt('update', '-qq');
    const others = missing.filter((name) => name !== 'postgresql');
    if (others.length < missing.length) installPostgres();
    if (others.length > 0) installOnly(others);
  }
  return names.filter((name) => !isInstalled(name));
}
