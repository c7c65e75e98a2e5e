import { dkimVerify } from 'mailauth';
import { Resolver } from 'node:dns/promises';
import type { NameServer } from './nameServer.ts';

interface Verified {
  domain: string | undefined;
  selector: string | undefined;
  result: string;
  /** The signed headers, in small letters. */
  headers: string[];
}

/** Verifies the signatures of a mail as a receiver does, with the records of our name server. */
export async function verified(raw: string, server: NameServer): Promise<Verified[]> {
  const resolver = new Resolver();
  resolver.setServers([server.address]);
  const { results } = await dkimVerify(raw, {
    resolver: (name, type) => resolver.resolve(name, type as 'TXT'),
  });
  return results.map(({ signingDomain: domain, selector, signingHeaders, status }) => ({
    domain,
    selector,
    result: status.result,
    headers: signingHeaders?.keys.toLowerCase().split(/:\s*/) ?? [],
  }));
}
