import { chromium } from 'playwright';
import type { Browser, CDPSession, JSHandle, Page } from 'playwright';
import { ensureChromium } from '../../checks/src/chromium.ts';
import type { ContestantName } from './contestants.ts';
import { median } from './measure.ts';
import { pagesUrl } from './pages.ts';

interface Visit {
  page: Page;
  cdp: CDPSession;
}

async function workOf({ cdp }: Visit): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Milliseconds of processor time that an act takes on the page's main thread. Waiting for a busy machine doesn't count. */
export async function workFor(visit: Visit, act: () => Promise<unknown>): Promise<number> {
  const before = await workOf(visit);
  await act();
  return (await workOf(visit)) - before;
}

export function throttle({ cdp }: Visit, rate: number): Promise<void> {
  return cdp.send('Emulation.setCPUThrottlingRate', { rate }).then(() => {});
}

async function visit(browser: Browser): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(await pagesUrl());
  await page.waitForFunction('window.bench !== undefined');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
}

type Bench = Record<string, (...args: readonly unknown[]) => Promise<unknown>>;

/** Loads one contestant's code and returns the acts that can be timed on it. */
export function actsOf<Acts>(
  { page }: Visit,
  kind: 'tables' | 'selects' | 'badges',
  name: ContestantName,
  size?: number,
): Promise<JSHandle<Acts>> {
  return page.evaluateHandle(
    ([what, who, count]) => (window as unknown as { bench: Bench }).bench[what ?? '']?.(who, count) as Promise<Acts>,
    [kind, name, size] as const,
  ) as Promise<JSHandle<Acts>>;
}

type Measured = Record<string, readonly number[]>;

/**
 * Runs several rounds of all contestants in turn, each in a fresh page of the same Chromium. Each figure is the median of
 * all its values.
 */
export async function race<Name extends ContestantName>(
  names: readonly Name[],
  rounds: number,
  measure: (visit: Visit, name: Name) => Promise<Measured>,
): Promise<(name: Name, what: string) => number> {
  const url = pagesUrl();
  const { path } = ensureChromium(console.error);
  await url;
  // Without a frame limit: otherwise everything shorter than a frame would take equally long.
  const args = ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'];
  const browser = await chromium.launch({ executablePath: path, args });
  const values = new Map<string, number[]>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) {
        const guest = await visit(browser);
        for (const [what, found] of Object.entries(await measure(guest, name))) {
          const key = `${name} ${what}`;
          values.set(key, [...(values.get(key) ?? []), ...found]);
        }
        await guest.page.close();
      }
    }
  } finally {
    await browser.close();
  }
  return (name, what) => median(values.get(`${name} ${what}`) ?? []);
}
