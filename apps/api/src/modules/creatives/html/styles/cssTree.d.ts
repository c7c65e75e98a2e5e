/** Separate parts of css-tree: the whole package takes ten times as long to load, and each check loads it again. */
declare module 'css-tree/tokenizer' {
  export { tokenize, tokenTypes } from 'css-tree';
}

declare module 'css-tree/utils' {
  export { ident, string, url } from 'css-tree';
}

declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree';
}

declare module 'css-tree/generator' {
  export { generate as default } from 'css-tree';
}

declare module 'css-tree/walker' {
  export { walk as default } from 'css-tree';
}
