import { continuedIndent, indentNodeProp, LRLanguage } from '@codemirror/language';
import { parser } from '@lezer/css';

export const css = LRLanguage.define({
  name: 'css',
  parser: parser.configure({ props: [indentNodeProp.add({ Declaration: continuedIndent() })] }),
  languageData: {
    commentTokens: { block: { open: '/*', close: '*/' } },
    indentOnInput: /^\s*\}$/,
    wordChars: '-',
  },
});
