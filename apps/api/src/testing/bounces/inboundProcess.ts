import { createApp } from '../../app.ts';
import { bounces } from '../../modules/launches/bounces/bounces.ts';
import { receiveMail } from '../../platform/mail/inbound.ts';
import { readSettings } from '../../platform/settings/settings.ts';

// Takes bounces in a process of its own, which dies as soon as the first one is stored: the relay gets no answer.
const app = await createApp(readSettings(process.env), { isPartial: true });
const route = bounces(app.deps);
if (!route) throw new Error('The settings name no domain for bounces');
const inbound = receiveMail(
  {
    ...route,
    receive: async (mail) => {
      await route.receive(mail);
      process.kill(process.pid, 'SIGKILL');
    },
  },
  (error) => {
    throw error;
  },
);
process.send?.({ port: await inbound.listen({ host: '127.0.0.1', port: 0 }) });
