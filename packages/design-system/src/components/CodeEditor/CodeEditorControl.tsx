import { openSearchPanel } from '@codemirror/search';
import { EditorView } from '@codemirror/view';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { rangeOf, type CodeFinding } from './findings.ts';
import { useEditor, type EditorSettings } from './useEditor.ts';

/** The methods of an editor that the field around it calls. */
export interface EditorHandle {
  focus: () => void;
  goTo: (finding: CodeFinding) => void;
  openSearch: () => void;
}

/** CodeMirror itself. Loaded on first use. */
export default function CodeEditorControl({
  handle,
  ...settings
}: Omit<EditorSettings, 'phrases'> & { handle: Ref<EditorHandle> }) {
  const { codePhrases } = useTexts();
  const host = useRef<HTMLDivElement>(null);
  const view = useEditor(host, { ...settings, phrases: codePhrases });
  useImperativeHandle(
    handle,
    () => ({
      focus: () => view?.focus(),
      goTo(finding) {
        if (!view) return;
        const { from, to } = rangeOf(view.state.doc, finding);
        view.dispatch({
          selection: { anchor: from, head: to },
          effects: EditorView.scrollIntoView(from, { y: 'center' }),
        });
        view.focus();
      },
      openSearch: () => view && openSearchPanel(view),
    }),
    [view],
  );
  return <div ref={host} data-part="host" />;
}
