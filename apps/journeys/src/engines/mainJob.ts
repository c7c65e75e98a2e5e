import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { promotionalMail, seeds } from '../files/mail.ts';
import type { Product } from '../product.ts';
import { sink } from '../sink.ts';
import { choose, clickOn, fieldNamed, typeMoment, until, visit, type Engine } from './engine.ts';

const ACCOUNT = 'Northlight Outdoor';
const READERS = 40;
/** How long a check, an import and a sending may take on a busy machine. */
const LONG = { patience: 120_000 };

interface Records {
  postalAddress: string;
  zone: string;
  advertiser: string;
}

interface Job {
  engine: Engine;
  product: Product;
  /** The address of the pages that the e-mail's links lead to. */
  targets: string;
  /** Names the records and the people, so that two engines can work side by side. */
  name: string;
}

/** Reads by the API what a person would look up on other screens. */
async function readRecords({ engine, product }: Job): Promise<Records> {
  const { token } = JSON.parse(String(await engine.ask(`localStorage.getItem('access-token')`))) as { token: string };
  const get = async <T>(path: string) => {
    const answer = await fetch(`${product.url}/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as T;
  };
  const first = async <T>(path: string) => {
    const [object] = (await get<{ objects: T[] }>(path)).objects;
    if (!object) throw new Error(`${path} has no rows`);
    return object;
  };
  const { id } = await first<{ id: number }>('email_account?name:like=Northlight');
  const profile = await first<{ postal_address: string }>(`sender_profile?account_id:eq=${id}`);
  const { time_zone: zone } = await get<{ time_zone: string }>(`account/${id}`);
  const { advertiser_name: advertiser } = await first<{ advertiser_name: string }>(`advertiser?account_id:eq=${id}`);
  return { postalAddress: profile.postal_address, zone, advertiser };
}

function hasHeading(text: string): string {
  return `document.querySelector('h1')?.textContent === ${JSON.stringify(text)}`;
}

/** The status beside the title is a button that explains it. */
function hasStatus(status: string): string {
  return `[...document.querySelectorAll('main button')].some((one) => one.textContent.trim() === '${status}')`;
}

async function fill(engine: Engine, label: string, text: string): Promise<void> {
  await engine.type(await fieldNamed(engine, label), text);
}

async function giveFile(engine: Engine, label: string, fileName: string, content: string): Promise<void> {
  const path = join(await mkdtemp(join(tmpdir(), 'engine-')), fileName);
  await writeFile(path, content);
  await engine.chooseFile(await fieldNamed(engine, label, 'input[type="file"]'), path);
}

async function chooseAccount({ engine, product }: Job): Promise<void> {
  await visit(engine, `${product.url}/landing`);
  await clickOn(engine, 'header button', 'Account');
  await choose(engine, 'Search accounts', ACCOUNT);
  const names = `[...document.querySelectorAll('header button')].map((one) => one.textContent)`;
  await until(engine, 'the account is chosen', `${names}.some((name) => name.endsWith('${ACCOUNT}'))`);
}

function bootsOf(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} boots`;
}

async function addCreative({ engine, product, targets, name }: Job, records: Records): Promise<void> {
  const mail = promotionalMail({ targets, hasUnsubscribe: true, address: records.postalAddress });
  await visit(engine, `${product.url}/campaign-creatives/new`);
  // The file's name and title are the creative's name and subject.
  await giveFile(engine, 'HTML', `${name}-boots.html`, mail);
  await until(engine, 'the file is saved as a draft', `location.search.includes('draft=')`, LONG);
  await choose(engine, 'Advertiser', records.advertiser);
  await giveFile(engine, 'Test seed list', 'test.csv', seeds([`${name}.proof@seeds.example`]));
  await giveFile(engine, 'Live seed list', 'live.csv', seeds([`${name}.live@seeds.example`]));
  await clickOn(engine, 'button', 'Add and check creative');
  await until(engine, 'the creative is added', hasHeading(bootsOf(name)), LONG);
  await until(engine, 'it is approved', hasStatus('Approved'), LONG);
}

async function importAudience({ engine, product, name }: Job): Promise<void> {
  const people = Array.from({ length: READERS }, (_, at) => `${name}.${at}@letters.example,Ada`).join('\n');
  await visit(engine, `${product.url}/audience-builder/people/new`);
  await fill(engine, 'Name', `${name} readers`);
  await giveFile(engine, 'File of people', 'people.csv', `E-mail,First name\n${people}\n`);
  for (const step of ['Map columns', 'Check a sample', 'Start import']) await clickOn(engine, 'button', step);
  await until(engine, 'the audience is imported', hasStatus('Approved'), LONG);
}

async function addOrder({ engine, product, name }: Job, records: Records): Promise<void> {
  const now = Date.now();
  await visit(engine, `${product.url}/order-management/add-order`);
  await choose(engine, 'Advertiser', records.advertiser);
  await fill(engine, 'Order name', `${name} trail`);
  await fill(engine, 'Product name', `${name} wave`);
  await choose(engine, 'Audience', `${name} readers`);
  await choose(engine, 'Creative', bootsOf(name));
  await fill(engine, 'Volume', String(READERS));
  await typeMoment(engine, 'Start', new Date(now), records.zone);
  await typeMoment(engine, 'End', new Date(now + 7 * 86_400_000), records.zone);
  await clickOn(engine, 'button', 'Add order');
  await until(engine, 'the product is added', hasHeading(`${name} wave`));
  await clickOn(engine, 'main a', `${name} trail, order `);
  await clickOn(engine, 'button', 'Submit order');
  const buttons = `[...document.querySelectorAll('main button')].map((one) => one.textContent)`;
  await until(engine, 'the order is submitted', `!${buttons}.includes('Submit order')`);
  await clickOn(engine, 'td a, th a', `${name} wave`);
}

async function send({ engine }: Job): Promise<void> {
  for (const act of ['Launch', 'Confirm']) {
    const words = `${act} ${READERS} recipients`;
    await clickOn(engine, 'main button', words);
    await clickOn(engine, '[role="dialog"] button', words);
  }
  await until(engine, 'everything is sent', hasStatus('Completed'), LONG);
}

async function readReport({ engine, product, name }: Job): Promise<void> {
  await clickOn(engine, 'main a', 'Report');
  await until(
    engine,
    'the report counts everybody',
    `location.pathname.includes('/preview-product-report/') && [...document.querySelectorAll('main *')].some((one) =>
      one.textContent === 'Delivered' && one.previousElementSibling?.textContent === '${READERS}')`,
  );
  const arrived = await sink(product.mailPage).count({ to: `${name}.` });
  // Everybody, and each seed once: the proof and the live one.
  expect(arrived).toBe(READERS + 2);
}

/** From an e-mail and a file of people to the report of what was sent, as Robin would do it. */
export async function doTheMainJob(job: Job): Promise<void> {
  const records = await readRecords(job);
  await chooseAccount(job);
  await addCreative(job, records);
  await importAudience(job);
  await addOrder(job, records);
  await send(job);
  await readReport(job);
}
