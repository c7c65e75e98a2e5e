import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { space, t } from '../../theme/tokens.ts';

const appearance = EditorView.theme({
  '&': { height: '100%', color: t('ink'), backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: t('font-mono'), fontSize: '0.75rem', lineHeight: '1.25rem' },
  '.cm-content': { paddingBlock: space(8), caretColor: t('ink') },
  '.cm-line': { paddingInline: space(8) },
  '.cm-gutters': {
    backgroundColor: t('sunken'),
    color: t('ink-subtle'),
    borderInlineEnd: `1px solid ${t('line')}`,
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '32px', paddingInline: space(4, 8) },
  '.cm-activeLine': { backgroundColor: t('hover') },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: t('ink') },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: t('accent-tint'), outline: `1px solid ${t('accent-line')}` },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: t('danger-tint'), color: t('danger-text') },
  '.cm-selectionMatch': { backgroundColor: t('accent-tint') },
  '.cm-searchMatch': { backgroundColor: t('warning-tint'), outline: `1px solid ${t('warning-line')}` },
  '.cm-searchMatch-selected': { backgroundColor: t('accent-tint'), outline: `2px solid ${t('accent')}` },
  '.cm-specialChar': { color: t('danger-text') },
  // Drawn with CSS, because a strict Content-Security-Policy would block the images of the default theme.
  '.cm-gutter-lint': { width: '18px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0', textAlign: 'center' },
  '.cm-lint-marker': { content: 'normal', width: '18px', height: '20px', fontWeight: '600' },
  '.cm-lint-marker-error': { content: 'normal', color: t('danger-text') },
  '.cm-lint-marker-error::before': { content: '"✕"' },
  '.cm-lint-marker-warning': { content: 'normal', color: t('warning-text') },
  '.cm-lint-marker-warning::before': { content: '"▲"' },
  '.cm-lint-marker-info': { content: 'normal', color: t('accent') },
  '.cm-lint-marker-info::before': { content: '"●"' },
  '.cm-lintRange': { backgroundImage: 'none', textDecoration: 'underline wavy', textUnderlineOffset: '3px' },
  '.cm-lintRange-error': { textDecorationColor: t('danger-solid') },
  '.cm-lintRange-warning': { textDecorationColor: t('warning-solid') },
  '.cm-lintRange-info': { textDecorationColor: t('accent') },
  '.cm-tooltip': {
    maxWidth: 'min(400px, 90vw)',
    border: `1px solid ${t('line')}`,
    borderRadius: t('radius-control'),
    backgroundColor: t('raised'),
    color: t('ink'),
    boxShadow: t('shadow'),
    fontFamily: t('font-sans'),
  },
  '.cm-diagnostic': { padding: space(4, 8), borderLeft: '0' },
  '.cm-panels': { backgroundColor: t('sunken'), color: t('ink'), fontFamily: t('font-sans') },
  '.cm-panels-top': { borderBlockEnd: `1px solid ${t('line')}` },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(4),
    padding: space(8),
    // Leaves room for the close button.
    paddingInlineEnd: `calc(2 * ${space(8)} + 24px)`,
  },
  '.cm-panel.cm-search br': { flexBasis: '100%' },
  '.cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label': { margin: '0' },
  '.cm-panel.cm-search label': {
    display: 'flex',
    alignItems: 'center',
    gap: space(4),
    // Keeps what is clicked beside the tick box far enough from it.
    marginInlineStart: space(4),
    fontSize: '0.75rem',
  },
  '.cm-panel.cm-search [name=close]': {
    insetBlockStart: space(8),
    insetInlineEnd: space(8),
    width: '24px',
    height: '24px',
    cursor: 'pointer',
  },
  '.cm-textfield, .cm-button': {
    minHeight: '24px',
    padding: space(2, 8),
    border: `1px solid ${t('line-control')}`,
    borderRadius: t('radius-control'),
    background: t('surface'),
    color: t('ink'),
    fontSize: '0.75rem',
    fontFamily: t('font-sans'),
  },
  '.cm-button': { cursor: 'pointer' },
  '.cm-button:active': { background: t('hover') },
  '.cm-panel :focus-visible': { outline: `2px solid ${t('focus')}`, outlineOffset: '1px' },
});

const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword, tags.definitionKeyword], color: t('accent') },
  { tag: [tags.attributeName, tags.propertyName, tags.definition(tags.propertyName)], color: t('secondary-text') },
  { tag: [tags.string, tags.attributeValue, tags.special(tags.string)], color: t('success-text') },
  { tag: [tags.number, tags.bool, tags.null, tags.unit, tags.color, tags.atom], color: t('warning-text') },
  { tag: [tags.className, tags.labelName, tags.character], color: t('pre-success-text') },
  { tag: [tags.comment, tags.meta, tags.processingInstruction], color: t('ink-subtle'), fontStyle: 'italic' },
  { tag: [tags.angleBracket, tags.bracket, tags.punctuation, tags.separator], color: t('ink-muted') },
  { tag: tags.invalid, color: t('danger-text') },
]);

/** Our tokens as an editor theme: it follows the theme of the page, and switching themes costs the editor nothing. */
export const editorTheme = [appearance, syntaxHighlighting(colours)];
