const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

/** Already HTML, and trusted to be. */
export function trusted(text: string): Html {
  return new Html(text);
}

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map((piece) => piece.text).join('');
  return String(part).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Escapes every value that wasn't made by `html` or `trusted`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((whole, text, index) => whole + render(parts[index - 1] ?? '') + text));
}

export type { Html };
