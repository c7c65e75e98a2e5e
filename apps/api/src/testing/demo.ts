import { createHash } from 'node:crypto';
import { loadDemo } from '@mailroom/local/demo';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';

/** Loads what `npm start` loads, without its files. Returns a client of its Super Admin. */
export async function withDemoData(app: TestApp): Promise<TestClient> {
  await loadDemo({
    ownerUrl: app.ownerUrl,
    now: app.clock.now(),
    putFile: async () => {},
    addressDigest: (email) => createHash('sha256').update(email).digest(),
  });
  return app.withToken(await app.issuer.token('demo-1'));
}
