import { ensureSyntaxTree, getIndentation } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { loadLanguage, type CodeLanguage } from './editorLanguages.ts';

async function open(language: CodeLanguage, doc: string) {
  return EditorState.create({ doc, extensions: await loadLanguage[language]() });
}

/** A state gives its parser 20 milliseconds, in which a busy machine may not get through this text. */
const PATIENCE = 60_000;

function at(state: EditorState, text: string) {
  const tree = ensureSyntaxTree(state, state.doc.length, PATIENCE);
  return tree?.resolveInner(state.doc.toString().indexOf(text), 1).name;
}

it('parses styles in the head of an e-mail and on its elements', async () => {
  const state = await open('html', '<style>.a { color: red }</style><td style="padding: 4px">');
  expect(at(state, 'color')).toBe('PropertyName');
  expect(at(state, 'padding')).toBe('PropertyName');
});

it('does not parse a script, which an e-mail must not contain', async () => {
  const state = await open('html', '<script>const tyres = 4;</script>');
  expect(at(state, 'const')).toBe('ScriptText');
});

it('indents the content of an element, and aligns its end tag with its start tag', async () => {
  const state = await open('html', '<table>\n<tr>\n</table>');
  expect(getIndentation(state, 8)).toBe(2);
  expect(getIndentation(state, 13)).toBe(0);
});

it('indents the content of braces', async () => {
  expect(getIndentation(await open('json', '{\n"a": [\n1'), 2)).toBe(2);
  expect(getIndentation(await open('css', '.a {\ncolor: red'), 5)).toBe(2);
});
