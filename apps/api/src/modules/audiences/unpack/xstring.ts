/** Characters that XML can’t hold are written as their number: ‘_x000D_’. A text that looks like this has ‘_x005F_’ before it. */
export function decodeXstring(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
