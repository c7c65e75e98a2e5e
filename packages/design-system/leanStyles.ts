const NOTE = /^[ \t]*\/\*[^*@][^]*?\*\/[ \t]*\n/gm;
const INDENT = /^[ \t]+/gm;

/**
 * Takes the remarks and the indentation out of a file's styles. They stand in template strings, which no minifier touches, so
 * every reader would download them.
 */
export function leanStyles(code: string): string {
  return code.includes('styled-components') ? code.replaceAll(NOTE, '').replaceAll(INDENT, '') : code;
}
