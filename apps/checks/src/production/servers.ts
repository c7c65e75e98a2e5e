import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAs } from '@mailroom/local/run-as';
import { block, serviceOf } from './page.ts';
import { startProgram, type Program } from './programs.ts';
import { replacementsOf, replacementsOfNode, type Site } from './site.ts';

const PGBOUNCER = '/usr/sbin/pgbouncer';
const NGINX = '/usr/sbin/nginx';

export function requirePackages(): void {
  const missing = [PGBOUNCER, NGINX, '/usr/bin/rclone', '/usr/bin/curl'].filter((path) => !existsSync(path));
  if (missing.length > 0)
    throw new Error(
      `This follows OPERATING.md and needs Debian’s packages postgresql, pgbouncer, nginx-light, rclone and curl; missing: ${missing.join(', ')}`,
    );
}

/** Starts the line of the page's unit, for a release in that folder: systemd doesn't run on test machines. */
export function startNode(site: Site, port: number, app: string): Promise<Program> {
  const { program, args, env } = serviceOf(block('mailroom.service', replacementsOfNode({ ...site, app }, port)));
  const trust = { NODE_EXTRA_CA_CERTS: site.certificates.authority };
  return startProgram(program, args, port, { cwd: app, env: { ...env, ...trust } });
}

export function startPooler(site: Site): Promise<Program> {
  for (const name of ['pgbouncer.ini', 'userlist.txt'])
    writeFileSync(join(site.etc, name), block(name, replacementsOf(site)));
  return startProgram(PGBOUNCER, [join(site.etc, 'pgbouncer.ini')], site.ports.pooler, { ...runAs(), cwd: '/' });
}

/** The page's file is the part of nginx's settings that is about Mailroom; a package brings the rest. */
export function startProxy(site: Site): Promise<Program> {
  const file = join(site.etc, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(site.folder, kind)};`)
    .join(' ');
  const around = `daemon off; pid ${site.folder}/nginx.pid; error_log stderr warn; events {}`;
  const page = block('nginx.conf', replacementsOf(site));
  writeFileSync(file, `${around}\nhttp { access_log off; ${paths}\n${page}\n}\n`);
  return startProgram(NGINX, ['-c', file, '-p', site.folder], site.ports.https);
}
