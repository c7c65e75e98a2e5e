import { generateKeyPairSync } from 'node:crypto';
import { inParts, startNameServer, type NameServer } from '@mailroom/local/name-server';
import { mailHtml, prepareProduct } from '../campaign.ts';
import type { Caller } from '../caller.ts';
import type { Figure } from '../figure.ts';
import { linkTarget } from '../linkTarget.ts';
import { median } from '../measure.ts';
import { startBenchProduct } from '../product.ts';
import { ask, end, startProgram } from '../programs.ts';
import { cpuOf } from '../usage.ts';

const PEOPLE = Number(process.env['BENCH_MESSAGES'] ?? 5_000);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** The product's default; the peer gets the same. */
const CONNECTIONS = Number(process.env['SMTP_POOL'] ?? 20);
/** The domain of the bench's sender. */
const SENDER_DOMAIN = 'northlight.example';

interface Rate {
  perSecond: number;
}

function people(round: number): Blob {
  return new Blob([
    'email,First name\n',
    ...Array.from({ length: PEOPLE }, (_, at) => `reader.${at}.${round}@letters.example,Ada ${at}\n`),
  ]);
}

interface SendingDomain {
  id: number;
  records: { purpose: string; name: string; value: string | null }[];
}

/** Gives the account's sender a key that signs, as its owner does: a domain, its record in DNS, a check. */
async function signFrom(api: Caller, { zone }: NameServer): Promise<void> {
  const { id, records } = await api.post<SendingDomain>('v2/sending_domain', { account_id: 1, domain: SENDER_DOMAIN });
  for (const { purpose, name, value } of records)
    if (purpose === 'dkim' && value !== null) zone.set(name, [inParts(value)]);
  await api.post(`v2/sending_domain/${id}/check`);
}

/** A key like ours, for the peer. */
function keyOfPeer() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    domainName: SENDER_DOMAIN,
    keySelector: 'bench',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** Sends by the product and by nodemailer's pool in turns, both with or both without signatures. */
export async function sendingRace({
  isSigned,
  floor,
}: {
  isSigned: boolean;
  /** The least ratio of our rate to the peer's. */
  floor: number;
}): Promise<Figure[]> {
  const { child: sink, message } = await startProgram<{ port: number }>('apps/bench/src/sending/smtpSink.ts', {});
  const shop = await linkTarget();
  const names = await startNameServer();
  const html = mailHtml(
    ['boots', 'coats', 'tents'].map((page) => `${shop.origin}/${page}`),
    20_000,
  );
  const product = await startBenchProduct({
    hasWorker: true,
    smtpUrl: `smtp://127.0.0.1:${message.port}`,
    outboundAllow: shop.allow,
    dnsServers: names.address,
  });
  if (isSigned) await signFrom(product.api, names);
  const { child: bare } = await startProgram('apps/bench/src/sending/bareMail.ts', {});
  const dkim = isSigned ? keyOfPeer() : undefined;
  try {
    const rates = { ours: [] as number[], peer: [] as number[] };
    const cpu = { ours: [] as number[], peer: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const bareBefore = cpuOf(bare.pid ?? 0);
      const counted = ask<Rate>(sink, { goal: PEOPLE });
      bare.send({ port: message.port, connections: CONNECTIONS, count: PEOPLE, html, text: 'Spring is here.', dkim });
      rates.peer.push((await counted).perSecond);
      cpu.peer.push((cpuOf(bare.pid ?? 0) - bareBefore) / PEOPLE);
      const id = await prepareProduct(product.api, html, people(round), PEOPLE);
      // The live seeds are sent before the people.
      const workerBefore = cpuOf(product.pids.worker ?? 0);
      const sent = ask<Rate>(sink, { goal: PEOPLE + 1 });
      await product.api.post(`v1/product/${id}/confirm`, { decision: 'go' });
      rates.ours.push((await sent).perSecond);
      cpu.ours.push((cpuOf(product.pids.worker ?? 0) - workerBefore) / PEOPLE);
    }
    const pool = isSigned ? 'nodemailer’s pool only, which signs too' : 'nodemailer’s pool only';
    return [
      {
        what: `${isSigned ? 'signed ' : ''}messages of 20 kB per second, ${PEOPLE.toLocaleString('en-US')} people`,
        unit: '/s',
        value: median(rates.ours),
        peer: { what: `/s ${pool}`, value: median(rates.peer) },
        budgets: [
          ...(isSigned ? [] : [{ measure: 'value' as const, bound: 'at least' as const, limit: 500 }]),
          { measure: 'ratio', bound: 'at least', limit: floor },
        ],
      },
      {
        what: `sender’s processor time per ${isSigned ? 'signed ' : ''}message`,
        unit: 'ms',
        value: median(cpu.ours),
        peer: { what: `ms ${pool}`, value: median(cpu.peer) },
        budgets: [],
      },
    ];
  } finally {
    shop.stop();
    await Promise.all([end(sink), end(bare)]);
    await product.stop();
    await names.close();
  }
}
