/** How a text stands out from its ground: what decides whether its contrast is enough. */
export interface TextLook {
  element: Element;
  look: string;
  /** The component and the part of it that shows the text. */
  place: string;
}

interface Ground {
  /** The backgrounds of the element and of everything around it, from the outside in. */
  layers: string;
  /** Whether the element may lie over something that isn't around it. */
  floats: boolean;
  /** Whether only a screen reader finds it. */
  isClipped: boolean;
}

const CLEAR = 'rgba(0, 0, 0, 0)';
/** Elements and parts of elements in which axe checks no contrast either. */
const HIDDEN = '[inert], [aria-hidden="true"]';
const DISABLED = '[aria-disabled="true"], :is(button, fieldset, input, optgroup, option, select, textarea)[disabled]';
const WITHOUT_TEXT =
  'option, input:is([type="hidden"], [type="range"], [type="color"], [type="checkbox"], [type="radio"])';

function isOpaque(color: string): boolean {
  return color !== CLEAR && !/rgba|\/ 0/.test(color);
}

/** The classes of an element and of everything around it: the same component in the same place. */
function placeOf(element: Element | null): string {
  return element ? `${placeOf(element.parentElement)} ${element.localName}.${element.getAttribute('class') ?? ''}` : '';
}

function hasText(element: Element): boolean {
  if (element.matches(WITHOUT_TEXT)) return false;
  return (
    element.matches('input, textarea, select') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '')
  );
}

function isLeftOut(element: Element): boolean {
  return element.closest(HIDDEN) !== null || (element.closest(DISABLED) !== null && element.closest('a') === null);
}

/** Returns the visible texts below an element, each with its look in the present theme. */
export function textLooksIn(root: Element): TextLook[] {
  const grounds = new Map<Element, Ground>();

  function groundOf(element: Element): Ground {
    const known = grounds.get(element);
    if (known) return known;
    const around = element.parentElement
      ? groundOf(element.parentElement)
      : { layers: '', floats: false, isClipped: false };
    const { backgroundColor, backgroundImage, opacity, filter, position, clipPath } = getComputedStyle(element);
    const isClear = backgroundColor === CLEAR && backgroundImage === 'none' && opacity === '1' && filter === 'none';
    const isFixed = position === 'static' || position === 'relative';
    const ground = {
      layers: isClear ? around.layers : `${around.layers} ${backgroundColor} ${backgroundImage} ${opacity} ${filter};`,
      floats: !isOpaque(backgroundColor) && (around.floats || !isFixed),
      isClipped: around.isClipped || clipPath === 'inset(50%)',
    };
    grounds.set(element, ground);
    return ground;
  }

  function lookOf(element: Element): string {
    const { layers, floats } = groundOf(element);
    const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element);
    const parts = [color, fontSize, fontWeight, textDecorationLine, textShadow, layers];
    const aroundLink = element.closest('a')?.parentElement;
    if (floats || aroundLink) parts.push(placeOf(element));
    // A link also has to stand out from the text around it.
    if (aroundLink) parts.push(`link in text: ${hasText(aroundLink)}`, getComputedStyle(aroundLink).color);
    return parts.join();
  }

  return [...root.querySelectorAll('*')]
    .filter((element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !isLeftOut(element) && !groundOf(element).isClipped)
    .map((element) => ({ element, look: lookOf(element), place: placeOf(element) }));
}
