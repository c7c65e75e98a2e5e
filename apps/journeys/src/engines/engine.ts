import { momentParts } from '../fields/momentParts.ts';

/** One browser with one page, as the smoke test needs it. Firefox and WebKit have drivers of their own behind it. */
export interface Engine {
  /** Sets out for an address. */
  goto: (url: string) => Promise<void>;
  /** Runs an expression in the page and returns its value. */
  ask: (expression: string) => Promise<unknown>;
  /** Clicks as a person does, so what covers the element takes the click. */
  click: (selector: string) => Promise<void>;
  /** Types into the element, or into what has the focus once it was clicked. */
  type: (selector: string, text: string) => Promise<void>;
  press: (key: 'Enter' | 'Escape') => Promise<void>;
  /** Gives a file of the disk to a file field. */
  chooseFile: (selector: string, path: string) => Promise<void>;
  /** Errors of the page and on its console, so far. */
  errors: () => Promise<readonly string[]>;
  screenshot: (path: string) => Promise<void>;
  close: () => Promise<void>;
}

const PATIENCE = 20_000;
const TURN = 2000;

/** While a page is left, the question fails. That counts as false, and `until` asks again. */
async function isTrue(engine: Engine, expression: string): Promise<boolean> {
  return engine.ask(expression).then(
    (answer) => answer === true,
    () => false,
  );
}

interface Waiting {
  /** Runs every two seconds. */
  meanwhile?: () => Promise<void>;
  /** How long to wait, in milliseconds. */
  patience?: number;
}

/** Asks until the answer is true. */
export async function until(
  engine: Engine,
  what: string,
  expression: string,
  { meanwhile, patience = PATIENCE }: Waiting = {},
): Promise<void> {
  const begin = performance.now();
  let turns = 0;
  while (!(await isTrue(engine, expression))) {
    const passed = performance.now() - begin;
    if (passed > patience) throw new Error(`It didn't happen: ${what}`);
    if (meanwhile && passed > (turns + 1) * TURN) {
      turns += 1;
      await meanwhile();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Opens an address and waits until it is loaded. In Firefox and WebKit, a page that writes its state into the address just
 * then cancels the navigation, so it is started again until it arrives.
 */
export async function visit(engine: Engine, url: string): Promise<void> {
  await engine.goto(url);
  await until(
    engine,
    `${url} is opened`,
    `location.href.startsWith(${JSON.stringify(url)}) && document.readyState === 'complete'`,
    { meanwhile: () => engine.goto(url) },
  );
}

const MARKED = '[data-smoke]';

/** Marks the first element of these that passes the test and is drawn, so that the driver can name it. */
async function mark(engine: Engine, what: string, selector: string, test: string): Promise<void> {
  const search = `document.querySelectorAll('${MARKED}').forEach((old) => delete old.dataset.smoke);
    const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => ${test});
    if (found) found.dataset.smoke = '';
    return found !== undefined;`;
  await until(engine, what, `(() => { ${search} })()`);
}

/** A test whether a click on the middle of the element reaches it: a drawer that still moves, or a message, may be over it. */
const IS_REACHED = `((one) => {
  one.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})(one)`;

/** Clicks on the first element of this selector with these words, once it can be clicked. */
export async function clickOn(engine: Engine, selector: string, words: string): Promise<void> {
  const isEnabled = `!one.disabled && one.ariaDisabled !== 'true' && one.ariaBusy !== 'true'`;
  const hasWords = `one.textContent.trim().startsWith(${JSON.stringify(words)})`;
  await mark(engine, `“${words}” can be clicked`, selector, `${hasWords} && ${isEnabled} && ${IS_REACHED}`);
  await engine.click(MARKED);
}

/** A test whether the label of an element, of whatever kind, begins with these words. */
function isNamed(element: string, words: string): string {
  return `[${element}.getAttribute('aria-label'), ...[...(${element}.labels ?? [])].map((label) => label.textContent),
      ...(${element}.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)]
      .some((name) => name?.trim().startsWith(${JSON.stringify(words)}))`;
}

/** Finds a field by its label and returns what the driver calls it. */
export async function fieldNamed(engine: Engine, label: string, kind = 'input, textarea'): Promise<string> {
  await mark(engine, `the field “${label}” is there`, kind, isNamed('one', label));
  return MARKED;
}

/** Chooses an option by typing part of its name. */
export async function choose(engine: Engine, label: string, text: string): Promise<void> {
  await engine.type(await fieldNamed(engine, label, 'input[role="combobox"]'), text);
  await clickOn(engine, '[role="option"]', text);
}

/** Types a moment into a date field, part by part, in the field's time zone. */
export async function typeMoment(engine: Engine, label: string, at: Date, timeZone: string): Promise<void> {
  for (const [part, text] of momentParts(at, timeZone)) {
    const group = `[...document.querySelectorAll('[role="group"]')].some((group) => group.contains(one) && ${isNamed('group', label)})`;
    await mark(engine, `the ${part} of “${label}” is there`, `[data-type="${part}"]`, group);
    await engine.click(MARKED);
    await engine.type(MARKED, text);
  }
}
