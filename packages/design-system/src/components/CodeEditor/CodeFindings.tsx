import { useTexts } from '../../provider/useTexts.ts';
import { CircleAlertIcon } from '../Icon/CircleAlertIcon.ts';
import { InfoIcon } from '../Icon/InfoIcon.ts';
import { TriangleAlertIcon } from '../Icon/TriangleAlertIcon.ts';
import type { CodeFinding, FindingSeverity } from './findings.ts';

const ICONS = { error: CircleAlertIcon, warning: TriangleAlertIcon, info: InfoIcon };

interface CodeFindingsProps {
  id: string;
  label: string;
  findings: readonly CodeFinding[];
  onChoose: (finding: CodeFinding) => void;
}

/** The findings as a list, because marks in the text can't be counted or reached with Tab. */
export function CodeFindings({ id, label, findings, onChoose }: CodeFindingsProps) {
  const texts = useTexts();
  const count = (severity: FindingSeverity) => findings.filter((one) => one.severity === severity).length;
  return (
    <div data-part="findings">
      <p id={id} role="status">
        {texts.codeFindingsCount(count('error'), count('warning'), count('info'))}
      </p>
      {findings.length > 0 && (
        <ul aria-label={texts.codeFindings(label)}>
          {findings.map((finding) => {
            const { line, column, severity, message } = finding;
            const Icon = ICONS[severity];
            return (
              <li key={`${line} ${column} ${message}`} data-severity={severity}>
                <button type="button" onClick={() => onChoose(finding)}>
                  <Icon size={14} label={texts.severity[severity]} />
                  <span>{texts.lineSays(line, message)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
