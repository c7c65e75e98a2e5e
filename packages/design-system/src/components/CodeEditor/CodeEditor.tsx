'use client';
import { lazy, Suspense, useRef, useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/splitFieldProps.ts';
import { useKeptValue } from '../Field/useKeptValue.ts';
import { SearchIcon } from '../Icon/SearchIcon.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useDisabled } from '../Tooltip/useDisabled.tsx';
import { EditorBox } from './CodeEditor.styles.ts';
import type { EditorHandle } from './CodeEditorControl.tsx';
import { CodeFindings } from './CodeFindings.tsx';
import { CodePanel, type FindingsPanel } from './CodePanel.tsx';
import { CodeTools } from './CodeTools.tsx';
import type { EditorSteps } from './editorSteps.ts';
import type { CodeLanguage } from './editorLanguages.ts';
import type { CodeFinding, CodePlace } from './findings.ts';

const CodeEditorControl = lazy(() => import('./CodeEditorControl.tsx'));

interface CodeEditorOwnProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'defaultValue'>, FieldTexts {
  /** The visible label and accessible name: 'HTML of the e-mail'. */
  label: string;
  /** Decides highlighting and indentation. */
  language: CodeLanguage;
  /**
   * The text. It may repeat what was reported some keys later, so that a large screen needn't render for each. Default: the
   * editor keeps its own, starting with `defaultValue`.
   */
  value?: string | undefined;
  /** The initial text when the editor keeps its own. */
  defaultValue?: string | undefined;
  /** Called with the whole text after each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether the text can only be read, searched and copied. Default false. */
  isReadOnly?: boolean | undefined;
  /** Remarks about places in the text, marked there and listed below. */
  findings?: readonly CodeFinding[] | undefined;
  /**
   * The text that `findings` are about: the saved one, while `value` is a draft of it. Their marks move with their lines, and a
   * finding whose line has changed has none. Default: the text when they were given.
   */
  checkedText?: string | undefined;
  /** A line that opens to the application's own list of findings, shown instead of the list of `findings`. Default: that list. */
  findingsPanel?: FindingsPanel | undefined;
  /**
   * A place that is selected and scrolled into view once the editor has loaded, and again when another one is given. One of
   * `findings` is found wherever typing has moved it.
   */
  openAt?: CodePlace | undefined;
  /** Called with the caret's place when it moves. */
  onCaretMove?: ((place: { line: number; column: number }) => void) | undefined;
  /** Whether an editable text has buttons above it: undo, redo, find and replace. Default false. */
  hasTools?: boolean | undefined;
  /** Shown at the end of the line of those tools: what else can be done with the text. Also above a text that is only read. */
  toolsEnd?: ReactNode;
  /** Shown in a line below the text: whether it is saved. */
  note?: ReactNode;
  /**
   * Returns the text in a better layout, and is called by 'Format' among the tools or by its keys. One undo takes the
   * layout back. When it can't, it says so to the reader and returns the text as it is.
   */
  onFormat?: ((text: string) => Promise<string>) | undefined;
  /** The height of the text in px, which the reader can change by dragging. Default 320. */
  height?: number | undefined;
  /** As high as the place around it, such as a `Split` that fills the window, instead of `height`. Default false. */
  isFilling?: boolean | undefined;
  /** Whether long lines wrap instead of scrolling sideways. Default true. */
  isWrapped?: boolean | undefined;
}
export type CodeEditorProps = CodeEditorOwnProps & Disableable;

const NONE: readonly CodeFinding[] = [];
/** More than fits into the box; the full text appears once the editor has loaded. */
const PLAIN_LENGTH = 4000;

/** An editor for code. `ref`, `className` and the rest go to the field around it. */
export function CodeEditor(props: CodeEditorProps) {
  const [field, disableable, own] = splitFieldProps(props);
  const {
    language,
    value: given,
    defaultValue = '',
    onValueChange,
    isReadOnly = false,
    findings = NONE,
    checkedText,
    findingsPanel,
    openAt,
    onCaretMove,
    hasTools = false,
    toolsEnd,
    note,
    onFormat,
    height = 320,
    isFilling = false,
    isWrapped = true,
    id,
    ...rest
  } = own;
  const [value, change] = useKeptValue(given, defaultValue, onValueChange);
  const texts = useTexts();
  const editor = useRef<EditorHandle>(null);
  const [steps, setSteps] = useState<EditorSteps>();
  const { isDisabled, controlProps, hint } = useDisabled(disableable);
  const { onClickCapture: _click, 'aria-disabled': _disabled, 'aria-describedby': why, ...tooltip } = controlProps;
  const isFixed = isReadOnly || isDisabled;
  const hints = [!isFixed && texts.codeKeys, !isDisabled && findings.length > 0 && texts.codeFindingKeys];
  const foot = hints.filter(Boolean).join(' ');
  return (
    <Field {...field} {...rest} controlId={id}>
      {(control) => {
        const keys = `${control.id}-keys`;
        const summary = `${control.id}-findings`;
        const isCounted = findingsPanel !== undefined || findings.length > 0;
        const described = [control['aria-describedby'], why, foot !== '' && keys, isCounted && summary];
        return (
          <EditorBox
            {...tooltip}
            style={{ '--own-height': `${height}px` } as CSSProperties}
            data-invalid={control['aria-invalid']}
            data-read-only={isFixed || undefined}
            data-filling={isFilling || undefined}
          >
            {((hasTools && !isFixed) || toolsEnd) && (
              <div data-part="bar">
                {hasTools && !isFixed && (
                  <CodeTools label={props.label} editor={editor} steps={steps} canFormat={onFormat !== undefined} />
                )}
                {toolsEnd && <div data-part="bar-end">{toolsEnd}</div>}
              </div>
            )}
            <div data-part="text">
              <Suspense
                fallback={
                  <pre data-part="plain" aria-busy>
                    {value.slice(0, PLAIN_LENGTH)}
                  </pre>
                }
              >
                <CodeEditorControl
                  handle={editor}
                  value={value}
                  onChange={change}
                  language={language}
                  isReadOnly={isFixed}
                  isWrapped={isWrapped}
                  findings={findings}
                  checkedText={checkedText}
                  openAt={openAt}
                  onCaretMove={onCaretMove}
                  onSteps={setSteps}
                  onFormat={onFormat}
                  attributes={{
                    id: control.id,
                    tabindex: '0',
                    'aria-label': props.label,
                    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
                    'aria-invalid': control['aria-invalid'] && 'true',
                    'aria-required': control['aria-required'] && 'true',
                    'aria-readonly': isFixed ? 'true' : undefined,
                    'aria-disabled': isDisabled ? 'true' : undefined,
                  }}
                />
              </Suspense>
            </div>
            <div data-part="foot">
              {note && <div data-part="note">{note}</div>}
              <span id={keys}>{foot}</span>
              {(!hasTools || isFixed) && (
                <IconButton
                  size="small"
                  label={texts.codeSearch(props.label)}
                  icon={<SearchIcon />}
                  onClick={() => editor.current?.openSearch()}
                />
              )}
            </div>
            {findingsPanel ? (
              <CodePanel id={summary} label={props.label} panel={findingsPanel} />
            ) : (
              <CodeFindings
                id={summary}
                label={props.label}
                findings={findings}
                onChoose={(finding) => editor.current?.goTo(finding)}
              />
            )}
            {hint}
          </EditorBox>
        );
      }}
    </Field>
  );
}
