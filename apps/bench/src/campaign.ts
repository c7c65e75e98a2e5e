import { FormData } from 'undici';
import type { Caller } from './caller.ts';
import { ADDRESS } from './firstRecords.ts';

interface Made {
  id: number;
}

/** An ordinary promotional e-mail of about `bytes` bytes, with a merge field, the given links and everything required. */
export function mailHtml(links: readonly string[], bytes: number): string {
  const anchors = links.map((link, at) => `<p><a href="${link}">Offer ${at + 1}</a></p>`).join('\n');
  const head = `<!doctype html><html lang="en"><head><title>Spring</title></head><body><h1>Spring is here</h1><p>Dear {{first_name|friend}}, come and see us.</p>`;
  const foot = `<p>${ADDRESS}</p><a href="{{unsubscribe_url}}">Unsubscribe</a></body></html>`;
  const row = `<table role="presentation" width="600"><tr><td style="padding:8px 16px;color:#24433a;font-family:Arial,sans-serif">Boots for wet leaves, tried on every path we know.</td></tr></table>\n`;
  const room = Math.max(0, bytes - head.length - anchors.length - foot.length);
  return `${head}\n${anchors}\n${row.repeat(Math.floor(room / row.length))}${foot}`;
}

function csv(text: string): File {
  return new File([text], 'list.csv', { type: 'text/csv' });
}

/** Uploads a creative. Its check starts automatically. */
export async function addCreative(api: Caller, html: string): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    account_id: '1',
    advertiser_id: '1',
    sender_profile_id: '1',
    creative_type: 'html',
    name: 'Spring',
    subject: 'Spring is here',
  }))
    form.set(name, value);
  form.set('creative_html', new File([html], 'spring.html', { type: 'text/html' }));
  form.set('creative_test_seed_list_csv', csv('email\nproof@seeds.example\n'));
  form.set('creative_live_seed_list_csv', csv('email\nlive@seeds.example\n'));
  return (await api.form<Made>('v1/creative', form)).id;
}

interface Upload {
  id: number;
  mapping: unknown;
}

/** Uploads a file of people and starts its import. */
export async function addAudience(api: Caller, people: Blob): Promise<number> {
  const form = new FormData();
  form.set('account_id', '1');
  form.set('audience_csv', new File([people], 'people.csv', { type: 'text/csv' }));
  const { id, mapping } = await api.form<Upload>('v1/audience/file', form);
  const made = await api.post<Made>('v1/audience', { account_id: 1, name: 'Readers', upload_id: id, mapping });
  return made.id;
}

interface Status {
  status: string;
}
interface Product {
  product_status: string;
  actions: { name: string; allowed: boolean }[];
}

interface Parts {
  creativeId: number;
  audienceId: number;
  count: number;
}

/** A submitted product that can be launched, once its parts are approved. */
export async function submittedProduct(api: Caller, { creativeId, audienceId, count }: Parts): Promise<number> {
  await api.until<Status>(`v1/creative/${creativeId}`, ({ status }) => status === 'Approved');
  await api.until<Status>(`v1/audience/${audienceId}`, ({ status }) => status === 'Approved');
  const order = await api.post<Made>('v1/orders', { account_id: 1, advertiser_id: 1, name: 'Spring' });
  const { product_id: id } = await api.post<{ product_id: number }>('v1/product', {
    order_id: order.id,
    product_name: 'Wave 1',
    product_type: 'E-mail deployment',
    audience_id: audienceId,
    creative_id: creativeId,
    volume_ordered: count,
    product_start_date: new Date().toISOString(),
    product_end_date: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  });
  await api.post(`v1/orders/${order.id}/submit`);
  await api.until<Product>(`v1/product/${id}`, ({ product_status: status }) => status === 'Ready To Launch');
  return id;
}

/** Launches a product and waits until it can be confirmed: built, its proof sent, its numbers prepared. */
export async function launchUntilGoAhead(api: Caller, id: number): Promise<void> {
  await api.post(`v1/product/${id}/launch`);
  const mayConfirm = ({ actions }: Product) => actions.some(({ name, allowed }) => name === 'confirm' && allowed);
  await api.until<Product>(`v1/product/${id}`, mayConfirm);
}

/** A launched product of these people that can be confirmed. */
export async function prepareProduct(api: Caller, html: string, people: Blob, count: number): Promise<number> {
  const creativeId = await addCreative(api, html);
  const id = await submittedProduct(api, { creativeId, audienceId: await addAudience(api, people), count });
  await launchUntilGoAhead(api, id);
  return id;
}
