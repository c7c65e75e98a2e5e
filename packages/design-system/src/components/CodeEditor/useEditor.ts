import { isolateHistory } from '@codemirror/commands';
import { setDiagnostics } from '@codemirror/lint';
import { Annotation, Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { attributesExtension, EDITOR_EXTENSIONS, wrappingExtension, editingExtension } from './editorExtensions.ts';
import { layOut, stepsOf, type EditorSteps } from './editorSteps.ts';
import { loadLanguage, type CodeLanguage } from './editorLanguages.ts';
import { toDiagnostics, type CodeFinding } from './findings.ts';
import { lineEnds, newLineEnds, textOf, withPlainEnds } from './lineEnds.ts';
import { smallestChange } from './smallestChange.ts';

export interface EditorSettings {
  value: string;
  onChange: ((value: string) => void) | undefined;
  onCaretMove: ((place: { line: number; column: number }) => void) | undefined;
  /** Called when other steps of the history can be taken. */
  onSteps: (steps: EditorSteps) => void;
  onFormat: ((text: string) => Promise<string>) | undefined;
  language: CodeLanguage;
  isReadOnly: boolean;
  isWrapped: boolean;
  findings: readonly CodeFinding[];
  /** The text that the findings are about. Default: the text when they were given. */
  checkedText: string | undefined;
  attributes: Record<string, string | undefined>;
  phrases: Readonly<Record<string, string>>;
}

/** Marks a change that came from the props, so that it isn't reported back. */
const fromOutside = Annotation.define<true>();

/** Reported texts that the prop may still repeat: far more than anybody types in a second. */
const MOST_UNANSWERED = 100;

/** Creates a CodeMirror editor inside an element and keeps it in step with the props. */
export function useEditor(host: RefObject<HTMLElement | null>, settings: EditorSettings): EditorView | null {
  const { value, language, isReadOnly, isWrapped, findings, attributes, phrases } = settings;
  const [view, setView] = useState<EditorView | null>(null);
  const [parts] = useState(() => ({
    language: new Compartment(),
    editing: new Compartment(),
    wrapping: new Compartment(),
    attributes: new Compartment(),
  }));
  const latest = useRef(settings);
  const lastReported = useRef(value);
  /** Reported since the prop last changed. */
  const unanswered = useRef<string[]>([]);
  useLayoutEffect(() => {
    latest.current = settings;
  });

  useEffect(() => {
    if (!host.current) return;
    const start = latest.current;
    const created = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: start.value,
        extensions: [
          EDITOR_EXTENSIONS,
          lineEnds(start.value),
          EditorState.phrases.of(phrases),
          parts.language.of([]),
          parts.editing.of(editingExtension(start.isReadOnly)),
          parts.wrapping.of(wrappingExtension(start.isWrapped)),
          parts.attributes.of(attributesExtension(start.attributes)),
          keymap.of([
            {
              key: 'Shift-Alt-f',
              run: (editor) => {
                void layOut(editor, latest.current.onFormat);
                return latest.current.onFormat !== undefined;
              },
            },
          ]),
          EditorView.updateListener.of(({ startState, state }) => {
            const [before, steps] = [stepsOf(startState), stepsOf(state)];
            if (before.canUndo !== steps.canUndo || before.canRedo !== steps.canRedo) latest.current.onSteps(steps);
          }),
          EditorView.updateListener.of(({ selectionSet, state }) => {
            if (!selectionSet) return;
            const { from } = state.selection.main;
            const { number, from: start } = state.doc.lineAt(from);
            latest.current.onCaretMove?.({ line: number, column: from - start + 1 });
          }),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged || update.transactions.some((one) => one.annotation(fromOutside))) return;
            lastReported.current = textOf(update.state);
            unanswered.current = [...unanswered.current, lastReported.current].slice(-MOST_UNANSWERED);
            latest.current.onChange?.(lastReported.current);
          }),
        ],
      }),
    });
    setView(created);
    start.onSteps(stepsOf(created.state));
    return () => created.destroy();
  }, [host, parts, phrases]);

  useEffect(() => {
    // The usual case after each key: the prop repeats the text that was just reported, so the document needn't be
    // compared.
    if (!view) return;
    // An application may repeat the text some keys later. Taken for a new text, it would remove those keys.
    const answered = unanswered.current.lastIndexOf(value);
    unanswered.current = unanswered.current.slice(answered + 1);
    if (answered >= 0 || value === lastReported.current) return;
    unanswered.current = [];
    lastReported.current = value;
    const changes = smallestChange(view.state.doc.toString(), withPlainEnds(value));
    // One undo takes back this text, and nothing that was typed right before.
    const annotations = [fromOutside.of(true), isolateHistory.of('full')];
    view.dispatch({ changes, effects: newLineEnds(value), annotations });
  }, [view, value]);

  useEffect(() => {
    let isCurrent = true;
    void loadLanguage[language]().then((extension) => {
      if (isCurrent) view?.dispatch({ effects: parts.language.reconfigure(extension) });
    });
    return () => {
      isCurrent = false;
    };
  }, [view, parts, language]);

  useEffect(() => {
    view?.dispatch({
      effects: [
        parts.editing.reconfigure(editingExtension(isReadOnly)),
        parts.wrapping.reconfigure(wrappingExtension(isWrapped)),
      ],
    });
  }, [view, parts, isReadOnly, isWrapped]);

  const names = JSON.stringify(attributes);
  useEffect(() => {
    view?.dispatch({ effects: parts.attributes.reconfigure(attributesExtension(JSON.parse(names))) });
  }, [view, parts, names]);

  useEffect(() => {
    // When only their text is another one, the marks stay: they have moved with the text, and the next findings follow.
    const { checkedText } = latest.current;
    view?.dispatch(setDiagnostics(view.state, toDiagnostics(view.state.doc, findings, checkedText)));
  }, [view, findings]);

  return view;
}
