const NOTE = /^[ \t]*\/\*[^*@][^]*?\*\/[ \t]*\n/gm;

/**
 * Takes the remarks out of a file's styles. They stand in template strings, which no minifier touches, so every reader would
 * download them.
 */
export function leanStyles(code: string): string {
  return code.includes('styled-components') ? code.replaceAll(NOTE, '') : code;
}
