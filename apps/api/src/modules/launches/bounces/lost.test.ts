import { expect, it, onTestFinished } from 'vitest';
import { RELAYS } from '../../../testing/bounces/reports.ts';
import { testApp } from '../../../testing/app.ts';
import { BOUNCE_SETTINGS, mailerTo, mailTo } from '../../../testing/bounces/bounces.ts';
import { testDatabase } from '../../../testing/database.ts';
import { startDatabaseProxy } from '../../../testing/databaseProxy.ts';
import { sentProduct } from '../../../testing/launches.ts';

it('a bounce that the database could not take is told to come again, and counts then', async () => {
  const database = await testDatabase();
  const network = await startDatabaseProxy(database.appUrl);
  const app = await testApp({
    partial: true,
    settings: BOUNCE_SETTINGS,
    database: { ...database, appUrl: network.url(database.appUrl) },
  });
  onTestFinished(async () => {
    await app.close();
    await network.close();
    await database.drop();
  });
  const mailer = await mailerTo(app);
  const { productId } = await sentProduct(app, { members: 5, product: { volume_ordered: 5 } });
  const { to, recipient } = mailTo(app, 'person1@mailroom.test');
  const mail = { to, raw: RELAYS.sendmail({ to, recipient }) };
  const bounced = async () => {
    const [row] = await app.sql('select sum(bounced)::int as bounced from product_response where product_id = $1', [
      productId,
    ]);
    return row?.['bounced'];
  };
  network.cut();
  expect(await mailer.deliver(mail)).toBe(451);
  expect(await mailer.deliver(mail)).toBe(451);
  expect(await bounced()).toBe(0);
  network.heal();
  expect(await mailer.deliver(mail)).toBe(250);
  expect(await mailer.deliver(mail)).toBe(250);
  expect(await bounced()).toBe(1);
});
