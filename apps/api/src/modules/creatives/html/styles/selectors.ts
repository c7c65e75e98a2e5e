import parse from 'css-tree/parser';
import type { AttributeSelector, CssNode } from 'css-tree';
import { defaultTreeAdapter } from 'parse5';
import { attributeOf } from '../tree.ts';
import type { Element } from '../tree.ts';

/** The conditions on one element: `td.a[lang]`. */
interface Compound {
  /** Empty for any. */
  tag: string;
  classes: string[];
  ids: string[];
  attributes: AttributeSelector[];
  /** How it is tied to the compound before it; empty for the first. */
  combinator: string;
}

/** A selector that elements can be compared with. */
export interface Selector {
  compounds: readonly Compound[];
  /** The last compound: the element that the rule is about. */
  subject: Compound;
  /** Orders selectors as browsers do: ids count most, then classes, then tags. */
  weight: number;
  /** Whether it asks for something that is not compared here, such as `:first-child`. */
  isUncertain: boolean;
}

/** Never true in an e-mail that is only looked at: these need a pointer, a visit, or a place that isn't text. */
const NEVER: ReadonlySet<string> = new Set(
  'visited hover active focus focus-within focus-visible target before after first-line first-letter'.split(' '),
);

/** Ancestor, parent and the element just before. Of `~`, only what follows it is compared. */
const COMPARED: ReadonlySet<string> = new Set([' ', '>', '+']);

interface Draft {
  compounds: Compound[];
  counts: { ids: number; classes: number; tags: number };
  isUncertain: boolean;
  isNever: boolean;
}

function compound(combinator: string): Compound {
  return { tag: '', classes: [], ids: [], attributes: [], combinator };
}

function subjectOf({ compounds }: Draft): Compound {
  return compounds.at(-1) as Compound;
}

/** Counts what stands inside `:not()` or `:is()`, so that such a selector weighs as much as it may. */
function countNested(node: CssNode, draft: Draft): void {
  if (node.type === 'IdSelector') draft.counts.ids += 1;
  else if (node.type === 'TypeSelector') draft.counts.tags += 1;
  else if (node.type.endsWith('Selector') && node.type !== 'NestingSelector') draft.counts.classes += 1;
  if ('children' in node) node.children?.forEach((child) => countNested(child, draft));
}

function addPseudoClass(node: CssNode & { type: 'PseudoClassSelector' }, draft: Draft, current: Compound): void {
  const name = node.name.toLowerCase();
  draft.isNever ||= NEVER.has(name);
  draft.counts.classes += 1;
  if (name === 'link' || name === 'any-link') current.attributes.push(HREF);
  else if (name === 'root') current.tag = 'html';
  else {
    draft.isUncertain = true;
    node.children?.forEach((child) => countNested(child, draft));
  }
}

/** A link that nobody has followed is an element with an address. */
const HREF: AttributeSelector = {
  type: 'AttributeSelector',
  name: { type: 'Identifier', name: 'href' },
  matcher: null,
  value: null,
  flags: null,
};

function addCombinator(name: string, draft: Draft): void {
  if (COMPARED.has(name)) draft.compounds.push(compound(name));
  else {
    draft.isUncertain = true;
    draft.compounds = [compound('')];
  }
}

function add(node: CssNode, draft: Draft): void {
  const current = subjectOf(draft);
  switch (node.type) {
    case 'Combinator':
      addCombinator(node.name, draft);
      return;
    case 'TypeSelector':
      if (node.name === '*') return;
      draft.counts.tags += 1;
      if (/[|\\]/.test(node.name)) draft.isUncertain = true;
      else current.tag = node.name.toLowerCase();
      return;
    case 'IdSelector':
    case 'ClassSelector': {
      const isId = node.type === 'IdSelector';
      draft.counts[isId ? 'ids' : 'classes'] += 1;
      if (node.name.includes('\\')) draft.isUncertain = true;
      else current[isId ? 'ids' : 'classes'].push(node.name);
      return;
    }
    case 'AttributeSelector':
      draft.counts.classes += 1;
      current.attributes.push(node);
      return;
    case 'PseudoClassSelector':
      addPseudoClass(node, draft, current);
      return;
    case 'PseudoElementSelector':
      draft.isNever = true;
      return;
    default:
      draft.isUncertain = true;
  }
}

function selectorOf(nodes: Iterable<CssNode>): Selector[] {
  const draft: Draft = {
    compounds: [compound('')],
    counts: { ids: 0, classes: 0, tags: 0 },
    isUncertain: false,
    isNever: false,
  };
  for (const node of nodes) add(node, draft);
  if (draft.isNever) return [];
  const { ids, classes, tags } = draft.counts;
  const weight = [ids, classes, tags].reduce((sum, count) => sum * 1_000 + Math.min(count, 999), 0);
  return [{ compounds: draft.compounds, subject: subjectOf(draft), weight, isUncertain: draft.isUncertain }];
}

/** Returns the selectors of a rule that can apply to an e-mail as it arrives. As in browsers, one fault spoils them all. */
export function selectorsOf(text: string): Selector[] {
  try {
    const list = parse(text, { context: 'selectorList' });
    if (list.type !== 'SelectorList') return [];
    return [...list.children].flatMap((one) => (one.type === 'Selector' ? selectorOf(one.children) : []));
  } catch (error) {
    // The stack overflows when a hostile selector is nested too deep for the parser.
    if (error instanceof SyntaxError || error instanceof RangeError) return [];
    throw error;
  }
}

function hasAttribute(element: Element, { name, matcher, value, flags }: AttributeSelector): boolean {
  const held = attributeOf(element, name.name.toLowerCase());
  if (held === undefined) return false;
  if (matcher === null || value === null) return true;
  const fold = (one: string) => (flags?.toLowerCase() === 'i' ? one.toLowerCase() : one);
  const [own, asked] = [fold(held), fold(value.type === 'String' ? value.value : value.name)];
  if (matcher === '=') return own === asked;
  if (matcher === '|=') return own === asked || own.startsWith(`${asked}-`);
  if (asked === '') return false;
  if (matcher === '^=') return own.startsWith(asked);
  if (matcher === '$=') return own.endsWith(asked);
  return matcher === '*=' ? own.includes(asked) : own.split(/\s+/).includes(asked);
}

/** Whether an element has the tag, the classes and the id of a compound. */
export function isNamed(asked: Compound, tag: string, id: string, held: ReadonlySet<string>): boolean {
  return (
    (asked.tag === '' || asked.tag === tag) &&
    asked.classes.every((one) => held.has(one)) &&
    asked.ids.every((one) => one === id)
  );
}

/** Whether tag, classes and id of an element tell that the selector applies. */
export function isPlain({ compounds, subject, isUncertain }: Selector): boolean {
  return compounds.length === 1 && subject.attributes.length === 0 && !isUncertain;
}

function parentOf(element: Element): Element | undefined {
  const parent = element.parentNode;
  return parent && defaultTreeAdapter.isElementNode(parent) ? parent : undefined;
}

/** Comparisons of one e-mail. A check must end in time, whatever a hostile sheet holds. */
const MOST_STEPS = 1_000_000;

/** An attribute of this length costs another step. */
const LONG = 64;

/** Compares elements with selectors. The answer is 'maybe' for what is not compared, and for all that is asked too late. */
export class Matcher {
  #steps = 0;
  readonly #classes = new Map<Element, ReadonlySet<string>>();
  /** Elements of one parent, each with the element just before it. */
  readonly #before = new Map<Element, Element | undefined>();

  matches(element: Element, selector: Selector): boolean | 'maybe' {
    if (!this.#is(element, selector.subject)) return false;
    const isMatch = this.#isInPlace(element, selector.compounds);
    return isMatch === true && selector.isUncertain ? 'maybe' : isMatch;
  }

  #classesOf(element: Element): ReadonlySet<string> {
    const known = this.#classes.get(element) ?? new Set((attributeOf(element, 'class') ?? '').split(/\s+/));
    this.#classes.set(element, known);
    return known;
  }

  #is(element: Element, asked: Compound): boolean {
    this.#steps += 1;
    for (const { name } of asked.attributes) {
      this.#steps += Math.ceil((attributeOf(element, name.name.toLowerCase()) ?? '').length / LONG);
    }
    return (
      isNamed(asked, element.tagName, attributeOf(element, 'id') ?? '', this.#classesOf(element)) &&
      asked.attributes.every((one) => hasAttribute(element, one))
    );
  }

  #elementBefore(element: Element): Element | undefined {
    if (!this.#before.has(element)) {
      let before: Element | undefined;
      for (const sibling of element.parentNode?.childNodes ?? []) {
        if (!defaultTreeAdapter.isElementNode(sibling)) continue;
        this.#before.set(sibling, before);
        before = sibling;
      }
    }
    return this.#before.get(element);
  }

  /** Follows each `+` to the left. Returns the compound that is left to be tied to an ancestor; undefined where one fails. */
  #firstBeside(element: Element, compounds: readonly Compound[], index: number): number | undefined {
    let [at, before] = [index, this.#elementBefore(element)];
    while (compounds[at]?.combinator === '+') {
      at -= 1;
      if (!before || !this.#is(before, compounds[at] as Compound)) return undefined;
      before = this.#elementBefore(before);
    }
    return at;
  }

  /** Goes up from the element once. `waiting` holds all that the next ancestor may be, so nothing is tried twice. */
  #isInPlace(element: Element, compounds: readonly Compound[]): boolean | 'maybe' {
    if (compounds.length === 1) return true;
    let waiting: readonly number[] = [compounds.length - 1];
    for (let at: Element | undefined = element; at; at = parentOf(at)) {
      if (this.#steps > MOST_STEPS) return 'maybe';
      const next = new Set<number>();
      for (const index of waiting) {
        // A child's parent is looked for once, an ancestor all the way up.
        if (compounds[index + 1]?.combinator === ' ') next.add(index);
        // The element itself has been compared.
        if (at !== element && !this.#is(at, compounds[index] as Compound)) continue;
        const first = this.#firstBeside(at, compounds, index);
        if (first === 0) return true;
        if (first !== undefined) next.add(first - 1);
      }
      if (next.size === 0) return false;
      waiting = [...next];
    }
    return false;
  }
}
