import { isIP, type BlockList } from 'node:net';
import type { IsAllowed } from './allow.ts';
import { isInside } from './addresses.ts';
import { OutboundError } from './outbound.ts';
import { systemResolve, type Resolve } from './resolve.ts';

export interface GuardOptions {
  resolve?: Resolve;
  inside: BlockList;
  isAllowed: IsAllowed;
}

export interface Guard {
  /** The addresses of a host, every one of them checked. */
  addresses(host: string, port: number): Promise<readonly string[]>;
  /** Checks the address that a connection really reached. */
  check(address: string, port: number): void;
}

/** The same message for every internal address and port, so that callers can't tell them apart. */
function blocked(): OutboundError {
  return new OutboundError('blocked', 'This address is not reachable from here');
}

function bare(host: string): string {
  return host.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
}

export function createGuard({ resolve = systemResolve, inside, isAllowed }: GuardOptions): Guard {
  const check = (address: string, port: number): void => {
    if (isInside(inside, address) && !isAllowed(address, port)) throw blocked();
  };
  return {
    check,
    async addresses(host, port) {
      const literal = bare(host);
      if (isIP(literal) !== 0) {
        check(literal, port);
        return [literal];
      }
      const found = await resolve(host).catch((error: unknown) => {
        throw new OutboundError('unresolved', 'This host is not known', [], error);
      });
      if (found.length === 0) throw new OutboundError('unresolved', 'This host is not known');
      // One internal address among public ones is an attack or a mistake, so none of them is used.
      for (const address of found) check(address, port);
      return found;
    },
  };
}
