import { BlockList, isIP } from 'node:net';

const INSIDE4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/**
 * IANA's special-purpose ranges, and everything outside 2000::/3, because only that is given out for the public internet.
 * They include the ranges that carry an IPv4 address inside: compatible, translated, NAT64, 6to4, Teredo. Mapped addresses
 * (`::ffff:0:0/96`) match the IPv4 ranges above; naming them here would block every IPv4 address.
 */
const INSIDE6 = [
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/8',
  '200::/7',
  '400::/6',
  '800::/5',
  '1000::/4',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '4000::/2',
  '8000::/1',
];

function addAll(list: BlockList, ranges: readonly string[], family: 'ipv4' | 'ipv6'): void {
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
}

/** Everything that isn't the public internet. */
export function insideAddresses(): BlockList {
  const list = new BlockList();
  addAll(list, INSIDE4, 'ipv4');
  addAll(list, INSIDE6, 'ipv6');
  return list;
}

/** Anything that isn't an address counts as internal, because nothing proves that it is public. */
export function isInside(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family === 0 || list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
