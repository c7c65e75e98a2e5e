import { migrate } from './platform/database/migrate.ts';

/** The verb `migrate`: brings DATABASE_OWNER_URL's database up to this program's schema. */
const ownerUrl = process.env['DATABASE_OWNER_URL'];
/** The operator says that no program is running, although a connection pooler still holds connections. */
const stopped = process.argv.slice(2).includes('--stopped');
const appUrl = process.env['DATABASE_URL'];

if (!ownerUrl) {
  console.error('DATABASE_OWNER_URL is missing: it must be postgres://owner:password@host/database');
  process.exit(1);
}
// The application's role gets the password that DATABASE_URL uses.
const appPassword = appUrl && URL.canParse(appUrl) ? decodeURIComponent(new URL(appUrl).password) : '';
try {
  const count = await migrate({
    ownerUrl,
    stopped,
    ...(appPassword && { appPassword }),
    log: (line) => console.log(line),
  });
  console.log(count === 0 ? 'The schema is up to date.' : `Applied ${count} migrations.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
