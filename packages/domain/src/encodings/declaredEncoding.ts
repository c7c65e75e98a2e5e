/** The text in front of an encoding's name, and the name. */
const DECLARATION = /(<(?:meta\b[^<>]*?charset|\?xml\b[^<>]*?encoding)\s*=\s*["']?\s*)([^\s"'<>;/]+)/i;

const ALL = new RegExp(DECLARATION, 'gi');

/** Returns the encoding that HTML names first, as it spells it; null if it names none. */
export function declaredEncoding(html: string): string | null {
  return DECLARATION.exec(html)?.[2] ?? null;
}

/** Returns HTML that names UTF-8 wherever it named another encoding: text that is saved here is saved as UTF-8. */
export function declaredAsUtf8(html: string): string {
  return html.replace(ALL, (all, before: string, name: string) => (/^utf-?8$/i.test(name) ? all : `${before}utf-8`));
}
