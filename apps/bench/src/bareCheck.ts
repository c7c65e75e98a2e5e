import { parse } from 'parse5';
import { Agent, request } from 'undici';

/** As many as a check opens to one host. */
const CONNECTIONS = 6;

/** Returns the seconds that it takes to parse an e-mail and to ask for its links, and nothing else. */
export async function bareCheck(html: string, links: readonly string[]): Promise<number> {
  const began = performance.now();
  parse(html, { sourceCodeLocationInfo: true });
  const dispatcher = new Agent({ connections: CONNECTIONS });
  await Promise.all(
    links.map(async (link) => {
      const { body } = await request(link, { method: 'HEAD', dispatcher });
      await body.dump();
    }),
  );
  await dispatcher.close();
  return (performance.now() - began) / 1000;
}
