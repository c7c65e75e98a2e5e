import pg from 'pg';

/** The form of a Unix socket's address that both libpq and the `pg` driver read. */
export function socketUrl(socket: string, user: string, database: string): string {
  return `postgresql:///${database}?${new URLSearchParams({ host: socket, user })}`;
}

/** Connects for one piece of work. A server that ends meanwhile fails the work; without a listener it would end the program. */
export async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function asSuperuser<T>(socket: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient(socketUrl(socket, 'postgres', 'postgres'), work);
}

/** The data folder of the server behind a socket; undefined when no server answers. */
export async function dataDirectoryOf(socket: string): Promise<string | undefined> {
  try {
    return await asSuperuser(socket, async (client) => {
      const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder");
      return rows[0]?.folder;
    });
  } catch {
    return undefined;
  }
}

/**
 * Creates the database and its owner where they are missing. The owner isn't a superuser, as in production, so that a
 * missing privilege is noticed here first.
 */
export async function prepareDatabase(socket: string): Promise<void> {
  await asSuperuser(socket, async (client) => {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = 'mailroom_owner') as role,
              exists (select from pg_database where datname = 'mailroom') as database`,
    );
    if (!rows[0]?.role) await client.query('create role mailroom_owner login createrole createdb');
    if (!rows[0]?.database) await client.query('create database mailroom owner mailroom_owner');
  });
}
