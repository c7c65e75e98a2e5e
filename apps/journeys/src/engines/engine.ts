/** One browser with one page, as the smoke test needs it. Firefox and WebKit have drivers of their own behind it. */
export interface Engine {
  /** Sets out for an address. */
  goto: (url: string) => Promise<void>;
  /** Runs an expression in the page and returns its value. */
  ask: (expression: string) => Promise<unknown>;
  /** Clicks as a person does, so what covers the element takes the click. */
  click: (selector: string) => Promise<void>;
  pressEscape: () => Promise<void>;
  /** Errors of the page and on its console, so far. */
  errors: () => Promise<readonly string[]>;
  screenshot: (path: string) => Promise<void>;
  close: () => Promise<void>;
}

const PATIENCE = 20_000;
const TURN = 2000;

/** A page that is being left answers with an error; the next one is asked again. */
async function isTrue(engine: Engine, expression: string): Promise<boolean> {
  return engine.ask(expression).then(
    (answer) => answer === true,
    () => false,
  );
}

/** Asks until the answer is true. `meanwhile` runs every two seconds. */
export async function until(
  engine: Engine,
  what: string,
  expression: string,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const begin = performance.now();
  let turns = 0;
  while (!(await isTrue(engine, expression))) {
    const passed = performance.now() - begin;
    if (passed > PATIENCE) throw new Error(`It didn't happen: ${what}`);
    if (meanwhile && passed > (turns + 1) * TURN) {
      turns += 1;
      await meanwhile();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Opens an address and waits until it is loaded. In Firefox and WebKit a page that writes its state into the address at that
 * moment takes the way to the next one back, so the way is taken again until it leads there.
 */
export async function visit(engine: Engine, url: string): Promise<void> {
  await engine.goto(url);
  await until(
    engine,
    `${url} is opened`,
    `location.href.startsWith(${JSON.stringify(url)}) && document.readyState === 'complete'`,
    () => engine.goto(url),
  );
}

/** Clicks on the first visible element of this selector with these words. */
export async function clickOn(engine: Engine, selector: string, words: string): Promise<void> {
  const mark = `document.querySelectorAll('[data-smoke]').forEach((old) => delete old.dataset.smoke);
    const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) =>
      one.getClientRects().length > 0 && one.textContent.trim().startsWith(${JSON.stringify(words)}));
    if (found) found.dataset.smoke = '';
    return found !== undefined;`;
  await until(engine, `“${words}” can be clicked`, `(() => { ${mark} })()`);
  await engine.click('[data-smoke]');
}
