import { setDiagnostics } from '@codemirror/lint';
import { Annotation, Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { described, EDITOR_EXTENSIONS, wrapping, writing } from './editorExtensions.ts';
import { loadLanguage, type CodeLanguage } from './editorLanguages.ts';
import { toDiagnostics, type CodeFinding } from './findings.ts';
import { smallestChange } from './smallestChange.ts';

export interface EditorSettings {
  value: string;
  onChange: ((value: string) => void) | undefined;
  language: CodeLanguage;
  isReadOnly: boolean;
  isWrapped: boolean;
  findings: readonly CodeFinding[];
  attributes: Record<string, string | undefined>;
  phrases: Readonly<Record<string, string>>;
}

/** Marks a change that came from the props, so that it isn't reported back. */
const fromOutside = Annotation.define<true>();

/** Creates a CodeMirror editor inside an element and keeps it in step with the props. */
export function useEditor(host: RefObject<HTMLElement | null>, settings: EditorSettings): EditorView | null {
  const { value, language, isReadOnly, isWrapped, findings, attributes, phrases } = settings;
  const [view, setView] = useState<EditorView | null>(null);
  const [parts] = useState(() => ({
    language: new Compartment(),
    writing: new Compartment(),
    wrapping: new Compartment(),
    described: new Compartment(),
  }));
  const latest = useRef(settings);
  const told = useRef(value);
  useLayoutEffect(() => {
    latest.current = settings;
  });

  useEffect(() => {
    if (!host.current) return;
    const start = latest.current;
    const made = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: start.value,
        extensions: [
          EDITOR_EXTENSIONS,
          EditorState.phrases.of(phrases),
          parts.language.of([]),
          parts.writing.of(writing(start.isReadOnly)),
          parts.wrapping.of(wrapping(start.isWrapped)),
          parts.described.of(described(start.attributes)),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged || update.transactions.some((one) => one.annotation(fromOutside))) return;
            told.current = update.state.doc.toString();
            latest.current.onChange?.(told.current);
          }),
        ],
      }),
    });
    setView(made);
    return () => made.destroy();
  }, [host, parts, phrases]);

  useEffect(() => {
    // The usual case after each key: the prop repeats the text that was just reported, so the document needn't be
    // compared.
    if (!view || value === told.current) return;
    told.current = value;
    const change = smallestChange(view.state.doc.toString(), value);
    if (change.from !== change.to || change.insert !== '')
      view.dispatch({ changes: change, annotations: fromOutside.of(true) });
  }, [view, value]);

  useEffect(() => {
    let isWanted = true;
    void loadLanguage[language]().then((extension) => {
      if (isWanted) view?.dispatch({ effects: parts.language.reconfigure(extension) });
    });
    return () => {
      isWanted = false;
    };
  }, [view, parts, language]);

  useEffect(() => {
    view?.dispatch({
      effects: [parts.writing.reconfigure(writing(isReadOnly)), parts.wrapping.reconfigure(wrapping(isWrapped))],
    });
  }, [view, parts, isReadOnly, isWrapped]);

  const names = JSON.stringify(attributes);
  useEffect(() => {
    view?.dispatch({ effects: parts.described.reconfigure(described(JSON.parse(names))) });
  }, [view, parts, names]);

  useEffect(() => {
    view?.dispatch(setDiagnostics(view.state, toDiagnostics(view.state.doc, findings)));
  }, [view, findings]);

  return view;
}
