import { continuedIndent, indentNodeProp, LRLanguage } from '@codemirror/language';
import { parser } from '@lezer/json';

export const json = LRLanguage.define({
  name: 'json',
  parser: parser.configure({
    props: [
      indentNodeProp.add({
        Object: continuedIndent({ except: /^\s*\}/ }),
        Array: continuedIndent({ except: /^\s*\]/ }),
      }),
    ],
  }),
  languageData: { indentOnInput: /^\s*[}\]]$/ },
});
