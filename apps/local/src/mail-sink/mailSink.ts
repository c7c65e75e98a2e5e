import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faultSwitch } from './fault.ts';
import type { Fault } from './fault.ts';
import { searchMessages } from './search.ts';
import type { MessageQuery } from './search.ts';
import { startSmtp } from './smtp.ts';
import { MessageStore } from './store.ts';
import type { StoredMessage } from './store.ts';
import { webAnswers } from './web.ts';

interface MailSinkOptions {
  folder: string;
  /** 0 lets the system choose. */
  smtpPort: number;
  pagePort: number;
}

export interface MailSink {
  smtpUrl: string;
  pageUrl: string;
  count: (query?: MessageQuery) => number;
  /** Newest first. */
  messages: (query?: MessageQuery) => StoredMessage[];
  source: (id: number) => Buffer | undefined;
  setFault: (fault: Fault) => void;
  clear: () => void;
  stop: () => Promise<void>;
}

/** Takes every message and keeps it, so that demos and tests see what would have left. Loopback only. */
export async function startMailSink({ folder, smtpPort, pagePort }: MailSinkOptions): Promise<MailSink> {
  const store = new MessageStore(folder);
  const fault = faultSwitch();
  const smtp = await startSmtp(smtpPort, store, fault);
  const web = createServer(webAnswers(store, fault));
  web.listen(pagePort, '127.0.0.1');
  await once(web, 'listening');
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    pageUrl: `http://localhost:${(web.address() as AddressInfo).port}`,
    count: (query = {}) => searchMessages(store, query, 1, 0).total,
    messages: (query = {}) => searchMessages(store, query, 1, Number.MAX_SAFE_INTEGER).messages,
    source: (id) => store.source(id),
    setFault: fault.set,
    clear: () => store.clear(),
    stop: async () => {
      web.close();
      web.closeAllConnections();
      await smtp.stop();
      store.close();
    },
  };
}
