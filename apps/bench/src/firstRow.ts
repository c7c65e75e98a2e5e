import type { PuppetPage } from './lighthouse.ts';

/** Lighthouse's phone on a slow network. Lighthouse models the slowness; here it is applied. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/** A script that runs before the page's own and records when a text in `main` has been painted. */
function recordPaintOf(text: string) {
  return `{
  const look = () => {
    if (!document.querySelector('main')?.textContent.includes(${JSON.stringify(text)})) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { window.firstRow = performance.now(); };
      port2.postMessage(undefined);
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}`;
}

/** Milliseconds from opening the address to the paint that first shows the text, with an empty cache. */
export async function firstRow(page: PuppetPage, url: string, text: string): Promise<number> {
  const cdp = await page.createCDPSession();
  // A page in the background gets no frames.
  await cdp.send('Page.bringToFront');
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Emulation.setDeviceMetricsOverride', SCREEN);
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluateOnNewDocument(recordPaintOf(text));
  await page.goto('about:blank');
  await page.goto(url);
  await page.waitForFunction('window.firstRow !== undefined', { timeout: 60_000 });
  return page.evaluate<number>('window.firstRow');
}
