import { startMailSink } from './mailSink.ts';

const { env } = process;

const sink = await startMailSink({
  folder: env['MAIL_FOLDER'] ?? '.data/mail',
  smtpPort: Number(env['SMTP_PORT'] ?? 0),
  pagePort: Number(env['MAIL_PAGE_PORT'] ?? 0),
});
process.once('SIGTERM', () => void sink.stop().then(() => process.exit(0)));
