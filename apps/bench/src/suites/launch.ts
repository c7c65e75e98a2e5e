import { mailHtml, prepareProduct } from '../campaign.ts';
import type { Suite } from '../figure.ts';
import { linkTarget } from '../linkTarget.ts';
import { median } from '../measure.ts';
import { startBenchProduct } from '../product.ts';
import { cpuOf } from '../usage.ts';
import { ask, end, startProgram } from '../programs.ts';

const PEOPLE = Number(process.env['BENCH_MESSAGES'] ?? 5_000);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** The product's default; the peer gets the same. */
const CONNECTIONS = Number(process.env['SMTP_POOL'] ?? 20);

interface Rate {
  perSecond: number;
}

function people(round: number): Blob {
  return new Blob([
    'email,First name\n',
    ...Array.from({ length: PEOPLE }, (_, at) => `reader.${at}.${round}@letters.example,Ada ${at}\n`),
  ]);
}

export const suite: Suite = {
  name: 'launch',
  title: 'Launch over SMTP',
  about:
    'The product is launched, built, proved and confirmed through the API, then sent by one worker to a relay on this machine that accepts everything. Each message is claimed and committed first, gets three signed links and a pixel, and its outcome is stored. The peer is nodemailer’s pool with the same number of connections and a prepared message.',
  packages: ['nodemailer', 'pg', 'pg-boss'],
  run: async () => {
    const { child: sink, message } = await startProgram<{ port: number }>('apps/bench/src/smtpSink.ts', {});
    const shop = await linkTarget();
    const html = mailHtml(
      ['boots', 'coats', 'tents'].map((page) => `${shop.origin}/${page}`),
      20_000,
    );
    const product = await startBenchProduct({
      hasWorker: true,
      smtpUrl: `smtp://127.0.0.1:${message.port}`,
      outboundAllow: shop.allow,
    });
    const { child: bare } = await startProgram('apps/bench/src/bareMail.ts', {});
    try {
      const rates = { ours: [] as number[], peer: [] as number[] };
      const cpu = { ours: [] as number[], peer: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        const bareBefore = cpuOf(bare.pid ?? 0);
        const counted = ask<Rate>(sink, { goal: PEOPLE });
        bare.send({ port: message.port, connections: CONNECTIONS, count: PEOPLE, html, text: 'Spring is here.' });
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
      return [
        {
          what: `messages of 20 kB per second, ${PEOPLE.toLocaleString('en-US')} people`,
          unit: '/s',
          value: median(rates.ours),
          peer: { what: '/s nodemailer’s pool only', value: median(rates.peer) },
          budgets: [
            { measure: 'value', bound: 'at least', limit: 500 },
            { measure: 'ratio', bound: 'at least', limit: 0.6 },
          ],
        },
        {
          what: 'sender’s processor time per message',
          unit: 'ms',
          value: median(cpu.ours),
          peer: { what: 'ms nodemailer’s pool only', value: median(cpu.peer) },
          budgets: [],
        },
      ];
    } finally {
      shop.stop();
      await Promise.all([end(sink), end(bare)]);
      await product.stop();
    }
  },
};
