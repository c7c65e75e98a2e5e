const IMPORT = /^import Drawing from 'lucide-react\/icons\/([\w-]+)';$/m;

type Shape = [tag: string, attributes: Record<string, string>];

/**
 * Puts the shapes of an icon into its built file, instead of importing the icon package. An application that shows one icon then loads
 * only that drawing, and a server component can show it.
 */
export async function inlineDrawing(code: string): Promise<string> {
  const name = IMPORT.exec(code)?.[1];
  if (name === undefined) return code;
  const { __iconData: icon } = (await import(`lucide-react/icons/${name}`)) as { __iconData?: { node: Shape[] } };
  if (!icon) throw new Error(`${name} is another name of an icon: import it by its own`);
  const shapes = icon.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]);
  return code
    .replace(IMPORT, "import { drawn } from './drawn.js';")
    .replace(/, Drawing\)/, `, /* @__PURE__ */ drawn(${JSON.stringify(shapes)}))`);
}
