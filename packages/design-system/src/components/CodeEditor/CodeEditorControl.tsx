import { redo, undo } from '@codemirror/commands';
import { forEachDiagnostic } from '@codemirror/lint';
import { openSearchPanel } from '@codemirror/search';
import { EditorView } from '@codemirror/view';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { layOut } from './editorSteps.ts';
import { rangeOf, type CodePlace, type Range } from './findings.ts';
import { movedLines } from './movedLines.ts';
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

type Marked = Pick<EditorSettings, 'findings' | 'checkedText'>;

/**
 * Returns the range of a finding wherever typing has moved it, the line of one that has lost its mark, and any other place as it
 * is.
 */
function rangeNow({ state }: EditorView, place: CodePlace, { findings, checkedText }: Marked): Range {
  const moved: Range[] = [];
  forEachDiagnostic(state, (diagnostic, from, to) => {
    if ('finding' in diagnostic && diagnostic.finding === place) moved.push({ from, to });
  });
  if (moved[0]) return moved[0];
  if (!findings.some((finding) => finding === place)) return rangeOf(state.doc, place);
  return rangeOf(state.doc, { line: movedLines(state.doc, checkedText)(place.line).line });
}

function show(view: EditorView, place: CodePlace, marked: Marked) {
  const { from, to } = rangeNow(view, place, marked);
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
  const latest = useRef({ openAt, ...settings });
  useLayoutEffect(() => {
    latest.current = { openAt, ...settings };
  });
  useImperativeHandle(
    handle,
    () => ({
      focus: () => view?.focus(),
      goTo: (place) => view && show(view, place, latest.current),
      openSearch: () => view && openSearchPanel(view),
      undo: () => step(view, undo),
      redo: () => step(view, redo),
      format: async () => {
        if (view) await layOut(view, onFormat);
      },
    }),
    [view, onFormat],
  );
  const { line, column, endColumn } = openAt ?? {};
  useEffect(() => {
    // The place itself, because a finding is known by its identity.
    if (view && latest.current.openAt) show(view, latest.current.openAt, latest.current);
  }, [view, line, column, endColumn]);
  return <div ref={host} data-part="host" />;
}
