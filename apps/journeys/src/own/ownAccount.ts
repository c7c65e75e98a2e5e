import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Product } from '../product.ts';
import { patchApi, postApi, postForm, readApi } from '../readApi.ts';
import { importAccount, zoneFarFromMidnight } from './farFromMidnight.ts';

const ADDRESS = '12 Harbour Walk, Salem, MA 01970';
/** An e-mail with these paragraphs that can be approved. */
export function mailWith(paragraphs: string): string {
  return `<html lang="en"><head><title>Second thoughts</title></head><body>${paragraphs}
<p>${ADDRESS}</p><a href="{{unsubscribe_url}}">Unsubscribe</a></body></html>`;
}

interface Made {
  id: number;
}

/** The people of an account: a file, and which of its columns holds what. */
export interface OwnPeople {
  csv: string;
  mapping: readonly { column: number; field: string; name?: string }[];
}

function readers(count: number): OwnPeople {
  const rows = Array.from({ length: count }, (_, at) => `second.${at}@letters.example,Reader ${at}\n`);
  return {
    csv: `email,first_name\n${rows.join('')}`,
    mapping: [
      { column: 0, field: 'email' },
      { column: 1, field: 'first_name' },
    ],
  };
}

interface Asked {
  name: string;
  /** A number makes people in whose mails nothing is wrong. */
  people: number | OwnPeople;
  sendRate: number;
  /** The e-mail. Default: a short greeting. */
  html?: string;
}

/** An account with parts that can be sent. */
export interface OwnAccount {
  id: number;
  advertiserId: number;
  creativeId: number;
  audienceId: number;
}

function file(name: string, mimeType: string, text: string) {
  return { name, mimeType, buffer: Buffer.from(text) };
}

/** Adds an account whose midnight is far. Returns its id. */
async function addEmpty(page: Page, product: Product, name: string): Promise<number> {
  await importAccount(product.folder, { sf_account_id: name, name, time_zone: zoneFarFromMidnight() });
  const found = await readApi<{ objects: Made[] }>(
    page,
    `${product.url}/api/v1/account?start=1&limit=5&name:like=${encodeURIComponent(name)}`,
  );
  const [account] = found.objects;
  if (!account) throw new Error(`${name} was not imported`);
  return account.id;
}

async function untilApproved(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await readApi<{ status: string }>(page, path)).status).toBe('Approved');
}

/**
 * Makes an account with an approved creative and an audience. A journey that changes an account's settings changes them only
 * here, where no other journey looks.
 */
export async function addAccount(
  page: Page,
  product: Product,
  { name, people, sendRate, html = mailWith('<h1>Hello {{first_name}}</h1>') }: Asked,
): Promise<OwnAccount> {
  const api = `${product.url}/api/v1`;
  const id = await addEmpty(page, product, name);
  await patchApi(page, `${api}/account/${id}`, { multipart: { send_rate_per_minute: String(sendRate) } });
  const [vertical] = (await readApi<{ objects: Made[] }>(page, `${api}/vertical?limit=1`)).objects;
  const advertiser = await postForm<Made>(page, `${api}/advertiser`, {
    account_id: String(id),
    advertiser_name: name,
    vertical_id: String(vertical?.id),
  });
  const sender = await postApi<Made>(page, `${api}/sender_profile`, {
    account_id: id,
    from_name: name,
    from_email: 'news@second-thoughts.example',
    postal_address: ADDRESS,
  });
  const creative = await postForm<Made>(page, `${api}/creative`, {
    account_id: String(id),
    advertiser_id: String(advertiser.id),
    creative_type: 'html',
    name: 'Second thoughts',
    subject: 'A second thought',
    sender_profile_id: String(sender.id),
    creative_html: file('mail.html', 'text/html', html),
    creative_test_seed_list_csv: file('test.csv', 'text/csv', 'email\nproof@seeds.example\n'),
    creative_live_seed_list_csv: file('live.csv', 'text/csv', 'email\nlive@seeds.example\n'),
  });
  const { csv, mapping } = typeof people === 'number' ? readers(people) : people;
  const upload = await postForm<Made>(page, `${api}/audience/file`, {
    account_id: String(id),
    audience_csv: file('people.csv', 'text/csv', csv),
  });
  const audience = await postApi<Made>(page, `${api}/audience`, {
    account_id: id,
    name: 'Second readers',
    upload_id: upload.id,
    mapping,
  });
  await untilApproved(page, `${api}/creative/${creative.id}`);
  await untilApproved(page, `${api}/audience/${audience.id}`);
  return { id, advertiserId: advertiser.id, creativeId: creative.id, audienceId: audience.id };
}
