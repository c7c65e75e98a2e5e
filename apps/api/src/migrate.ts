import { migrate } from './platform/database/migrate.ts';

/** The verb `migrate`: brings DATABASE_OWNER_URL's database up to this program's schema. */
const ownerUrl = process.env['DATABASE_OWNER_URL'];
/** The operator says that no program is running, although a connection pooler still holds connections. */
const stopped = process.argv.slice(2).includes('--stopped');

if (!ownerUrl) {
  console.error('DATABASE_OWNER_URL is missing: it must be postgres://owner:password@host/database');
  process.exit(1);
}

function passwordIn(url = ''): string {
  return URL.canParse(url) ? decodeURIComponent(new URL(url).password) : '';
}
const app = passwordIn(process.env['DATABASE_URL']);
const jobs = passwordIn(process.env['DATABASE_JOBS_URL']);
try {
  const count = await migrate({
    ownerUrl,
    stopped,
    // A role that is created gets the password that its URL uses.
    passwords: { ...(app && { app }), ...(jobs && { jobs }) },
    log: (line) => console.log(line),
  });
  console.log(count === 0 ? 'The schema is up to date.' : `Applied ${count} migrations.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
