import { createTransport } from 'nodemailer';

// The peer of the launch: nodemailer's pool with finished messages, and nothing else.
interface Order {
  port: number;
  connections: number;
  count: number;
  html: string;
  text: string;
  /** A key with which it signs each message. */
  dkim?: { domainName: string; keySelector: string; privateKey: string };
}

process.on('message', async ({ port, connections, count, html, text, dkim }: Order) => {
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    pool: true,
    maxConnections: connections,
    maxMessages: 1000,
    ...(dkim && { dkim }),
  });
  let next = 0;
  const sender = async () => {
    while (next < count) {
      next += 1;
      await transport.sendMail({
        from: { name: 'Northlight', address: 'news@northlight.example' },
        to: `reader.${next}@letters.example`,
        subject: 'Spring is here',
        html,
        text,
        messageId: `<${next}@northlight.example>`,
        headers: {
          'List-Unsubscribe': '<https://track.example/u/abc>',
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
    }
  };
  await Promise.all(Array.from({ length: connections }, sender));
  transport.close();
  process.send?.('sent');
});
process.send?.('ready');
