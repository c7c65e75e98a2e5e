import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The kernel's number of the connection whose end on this machine has that port. */
function socketOf(port: number): string | undefined {
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const fields = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([, local]) => local?.endsWith(end));
  return fields && `socket:[${fields[9]}]`;
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    // It was closed meanwhile.
    return '';
  }
}

/** Whether the process holds one of the connections that leave from these ports. */
export function holdsOne(pid: number | undefined, ports: readonly number[]): boolean {
  const folder = `/proc/${pid}/fd`;
  const held = new Set(readdirSync(folder).map((name) => linkOf(`${folder}/${name}`)));
  return ports.some((port) => held.has(socketOf(port) ?? 'none'));
}
