import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { ChevronRightIcon } from '../Icon/ChevronRightIcon.ts';

/** A line below the text, and what it opens to. */
export interface FindingsPanel {
  /** Counts the findings: '7 findings in 4 causes'. A change is announced. */
  title: string;
  /** Shown at the end of the line: a badge of the worst finding. */
  note?: ReactNode;
  /** The findings themselves. They scroll where there is no room. */
  content: ReactNode;
}

interface CodePanelProps {
  /** The id of the title, which describes the text box. */
  id: string;
  label: string;
  panel: FindingsPanel;
}

/** An application's own list of findings, folded into one line. */
export function CodePanel({ id, label, panel: { title, note, content } }: CodePanelProps) {
  const texts = useTexts();
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-part="panel">
      <div data-part="line">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRightIcon size={14} />
          {title}
        </button>
        {note}
      </div>
      {/* Screen readers don't announce a button whose name has changed. */}
      <p id={id} role="status">
        {title}
      </p>
      {isOpen && (
        <div id={list} data-part="list" role="group" aria-label={texts.codeFindings(label)} tabIndex={0}>
          {content}
        </div>
      )}
    </div>
  );
}
