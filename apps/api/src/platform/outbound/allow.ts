import { BlockList, isIP } from 'node:net';

/** An internal range that the operator allows on one port: `127.0.0.1/32:8080`. */
export interface AllowedRange {
  address: string;
  prefix: number;
  family: 4 | 6;
  port: number;
}

const SHAPE = 'must be ranges with a port like 127.0.0.1:8080,10.0.0.0/8:22,[fd00::]/8:443';

/** The exceptions of OUTBOUND_ALLOW. 'Everything' can't be written: each exception names its range and its port. */
export function parseAllow(text: string): readonly AllowedRange[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const match = /^\[?([0-9a-f.:]+?)\]?(?:\/(\d{1,3}))?:(\d{1,5})$/i.exec(part.trim());
      const address = match?.[1] ?? '';
      const family = isIP(address);
      const widest = family === 6 ? 128 : 32;
      const prefix = match?.[2] === undefined ? widest : Number(match[2]);
      const port = Number(match?.[3]);
      if ((family !== 4 && family !== 6) || prefix > widest || prefix < 8 || port < 1 || port > 65535)
        throw new Error(SHAPE);
      return { address, prefix, family, port };
    });
}

export type IsAllowed = (address: string, port: number) => boolean;

export function allowList(ranges: readonly AllowedRange[]): IsAllowed {
  const lists = ranges.map((range) => {
    const list = new BlockList();
    list.addSubnet(range.address, range.prefix, range.family === 6 ? 'ipv6' : 'ipv4');
    return { list, port: range.port };
  });
  return (address, port) =>
    lists.some((entry) => entry.port === port && entry.list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'));
}
