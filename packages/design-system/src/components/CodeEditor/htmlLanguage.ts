import { bracketMatchingHandle, indentNodeProp, LanguageSupport, LRLanguage } from '@codemirror/language';
import { parser as css } from '@lezer/css';
import { configureNesting, parser } from '@lezer/html';
import { closeTags } from './closeTags.ts';

/** E-mails have styles in their head and on their elements. They must not contain scripts, so no parser is loaded for them. */
const withStyles = configureNesting(
  [{ tag: 'style', parser: css }],
  [{ name: 'style', parser: css.configure({ top: 'Styles' }) }],
);

const language = LRLanguage.define({
  name: 'html',
  parser: parser.configure({
    wrap: withStyles,
    props: [
      indentNodeProp.add({
        Element(context) {
          const [ahead = '', , closing] = /^(\s*)(<\/)?/.exec(context.textAfter) ?? [];
          if (context.node.to <= context.pos + ahead.length) return context.continue();
          return context.lineIndent(context.node.from) + (closing ? 0 : context.unit);
        },
        'OpenTag CloseTag SelfClosingTag': (context) => context.column(context.node.from) + context.unit,
      }),
      bracketMatchingHandle.add({ 'OpenTag CloseTag': (tag) => tag.getChild('TagName') }),
    ],
  }),
  languageData: {
    commentTokens: { block: { open: '<!--', close: '-->' } },
    indentOnInput: /^\s*<\/\w+\W$/,
    wordChars: '-_',
  },
});

export const html = new LanguageSupport(language, closeTags(language));
