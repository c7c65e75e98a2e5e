const DECLARATION = /(<(?:meta\b[^<>]*?charset|\?xml\b[^<>]*?encoding)\s*=\s*["']?\s*)([^\s"'<>;/]+)/gi;

/** Returns HTML that names UTF-8 wherever it named another encoding: text that is saved here is saved as UTF-8. */
export function declaredAsUtf8(html: string): string {
  return html.replace(DECLARATION, (all, before: string, name: string) =>
    /^utf-?8$/i.test(name) ? all : `${before}utf-8`,
  );
}
