import { addAudience, addCreative, launchUntilGoAhead, mailHtml, submittedProduct } from '../campaign.ts';
import type { Suite } from '../figure.ts';
import { linkTarget } from '../linkTarget.ts';
import { startBenchProduct } from '../product.ts';
import { end, startProgram } from '../programs.ts';

const PEOPLE = Number(process.env['BENCH_PEOPLE'] ?? 50_000);
const SECOND = 1000;

function people(): Blob {
  return new Blob([
    'email,First name\n',
    ...Array.from({ length: PEOPLE }, (_, at) => `reader.${at}@letters.example,Ada ${at}\n`),
  ]);
}

export const suite: Suite = {
  name: 'preparing',
  title: 'From launch to go-ahead',
  about:
    'A product is launched through the API, in an account without a hold time. Its send list is built, suppressed and frozen, each of its mails is read, and the proof is sent; then it can be confirmed. Only our own time, once.',
  packages: ['pg', 'pg-boss'],
  run: async () => {
    const { child: sink, message } = await startProgram<{ port: number }>('apps/bench/src/sending/smtpSink.ts', {});
    const shop = await linkTarget();
    const product = await startBenchProduct({
      hasWorker: true,
      smtpUrl: `smtp://127.0.0.1:${message.port}`,
      outboundAllow: shop.allow,
    });
    try {
      const html = mailHtml([`${shop.origin}/boots`], 20_000);
      const parts = {
        creativeId: await addCreative(product.api, html),
        audienceId: await addAudience(product.api, people()),
        count: PEOPLE,
      };
      const id = await submittedProduct(product.api, parts);
      const began = performance.now();
      await launchUntilGoAhead(product.api, id);
      return [
        {
          what: `from launch to go-ahead, ${PEOPLE.toLocaleString('en-US')} people`,
          unit: 's',
          value: (performance.now() - began) / SECOND,
          budgets: [{ measure: 'value', bound: 'at most', limit: 15 }],
        },
      ];
    } finally {
      shop.stop();
      await end(sink);
      await product.stop();
    }
  },
};
