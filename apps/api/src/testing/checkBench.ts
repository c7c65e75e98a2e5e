import { parseAllow } from '../platform/outbound/allow.ts';
import { testApp, type TestApp } from './app.ts';
import type { TestClient, TestResponse } from './client.ts';
import { linkTarget, studio, type CreativeForm, type LinkTarget, type Studio } from './creatives.ts';

/** An application with a studio, and a web server that its links and images may lead to. */
export interface CheckBench {
  app: TestApp;
  own: Studio;
  shop: LinkTarget;
  me(): TestClient;
  get(id: number): Promise<TestResponse['body']>;
  findings(id: number): Promise<TestResponse['body']>;
  kindsOf(id: number): Promise<string[]>;
  links(id: number): Promise<TestResponse['body']>;
  override(id: number, body?: object): Promise<TestResponse>;
  /** Adds a creative and returns its id when it has been checked. */
  checked(form?: CreativeForm): Promise<number>;
  /** HTML of a link to the web server. */
  link(path: string, text: string): string;
  close(): Promise<void>;
}

export async function checkBench(): Promise<CheckBench> {
  const shop = await linkTarget();
  const app = await testApp({ partial: true, allow: [...parseAllow(`127.0.0.1:${shop.port}`)] });
  const own = await studio(app);
  const me = () => app.as(own.anna);
  const findings = async (id: number) => (await me().get(`/api/v1/creative/${id}/findings`)).body.objects;
  return {
    app,
    own,
    shop,
    me,
    findings,
    get: async (id) => (await me().get(`/api/v1/creative/${id}`)).body,
    kindsOf: async (id) => (await findings(id)).map((finding: { kind: string }) => finding.kind),
    links: async (id) => (await me().get(`/api/v1/email_link?creative_id:eq=${id}&limit=100`)).body.objects,
    override: (id, body = {}) => me().post(`/api/v2/creative/${id}/email/override-errors`, body),
    async checked(form = {}) {
      const { body } = await own.add(form);
      await app.runJobs();
      return body.id;
    },
    link: (path, text) => `<p><a href="${shop.origin}${path}">${text}</a></p>`,
    async close() {
      shop.close();
      await app.close();
    },
  };
}
