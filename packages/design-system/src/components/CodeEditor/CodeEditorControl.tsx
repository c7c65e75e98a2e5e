import { redo, undo } from '@codemirror/commands';
import { forEachDiagnostic } from '@codemirror/lint';
import { openSearchPanel } from '@codemirror/search';
import { EditorView } from '@codemirror/view';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { layOut } from './editorSteps.ts';
import { rangeOf, type CodePlace, type Range } from './findings.ts';
import { useEditor, type EditorSettings } from './useEditor.ts';

/** The methods of an editor that the field around it calls. */
export interface EditorHandle {
  focus: () => void;
  goTo: (place: CodePlace) => void;
  openSearch: () => void;
  undo: () => void;
  redo: () => void;
  format: () => Promise<void>;
}

/** Returns the range of a finding wherever typing has moved it, and of any other place by its line. */
function rangeNow({ state }: EditorView, place: CodePlace): Range {
  const moved: Range[] = [];
  forEachDiagnostic(state, (diagnostic, from, to) => {
    if ('finding' in diagnostic && diagnostic.finding === place) moved.push({ from, to });
  });
  return moved[0] ?? rangeOf(state.doc, place);
}

function show(view: EditorView, place: CodePlace) {
  const { from, to } = rangeNow(view, place);
  view.dispatch({
    selection: { anchor: from, head: to },
    effects: EditorView.scrollIntoView(from, { y: 'center' }),
  });
  view.focus();
}

/** Takes a step of the history; the keyboard continues in the text. */
function step(view: EditorView | null, take: typeof undo) {
  if (view) take(view);
  view?.focus();
}

interface CodeEditorControlProps extends Omit<EditorSettings, 'phrases'> {
  handle: Ref<EditorHandle>;
  openAt: CodePlace | undefined;
}

/** CodeMirror itself. Loaded on first use. */
export default function CodeEditorControl({ handle, openAt, ...settings }: CodeEditorControlProps) {
  const { onFormat } = settings;
  const { codePhrases } = useTexts();
  const host = useRef<HTMLDivElement>(null);
  const view = useEditor(host, { ...settings, phrases: codePhrases });
  useImperativeHandle(
    handle,
    () => ({
      focus: () => view?.focus(),
      goTo: (place) => view && show(view, place),
      openSearch: () => view && openSearchPanel(view),
      undo: () => step(view, undo),
      redo: () => step(view, redo),
      format: async () => {
        if (view) await layOut(view, onFormat);
      },
    }),
    [view, onFormat],
  );
  const latest = useRef(openAt);
  useLayoutEffect(() => {
    latest.current = openAt;
  });
  const { line, column, endColumn } = openAt ?? {};
  useEffect(() => {
    // The place itself, because a finding is known by its identity.
    if (view && latest.current) show(view, latest.current);
  }, [view, line, column, endColumn]);
  return <div ref={host} data-part="host" />;
}
