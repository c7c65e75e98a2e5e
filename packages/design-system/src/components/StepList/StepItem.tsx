import { isMoment } from '../../provider/known.ts';
import { useDesign } from '../../provider/DesignContext.ts';
import { useFormats } from '../../provider/useFormats.ts';
import { useTexts } from '../../provider/useTexts.ts';
import { CheckIcon } from '../Icon/CheckIcon.ts';
import { EllipsisIcon } from '../Icon/EllipsisIcon.ts';
import { MinusIcon } from '../Icon/MinusIcon.ts';
import { XIcon } from '../Icon/XIcon.ts';
import type { Step, StepState } from './step.ts';

const SIGNS: Partial<Record<StepState, typeof CheckIcon>> = {
  done: CheckIcon,
  waiting: EllipsisIcon,
  skipped: MinusIcon,
  error: XIcon,
};

interface StepItemProps {
  step: Step;
  number: number;
  /** True for the step that the task has reached. */
  isHere: boolean;
}

export function StepItem({ step, number, isHere }: StepItemProps) {
  const { label, state, href, onSelect, at, reason, note, details } = step;
  const { link: Link, texts } = useDesign();
  const { detailsOf, stepState } = useTexts();
  const word = state === 'todo' ? undefined : stepState[state];
  const { date } = useFormats();
  const Sign = SIGNS[state];
  const unlinked = onSelect ? (
    <button type="button" onClick={onSelect}>
      {label}
    </button>
  ) : (
    <span>{label}</span>
  );
  const name = href ? <Link href={href}>{label}</Link> : unlinked;
  return (
    <li data-state={state} aria-current={isHere ? 'step' : undefined}>
      <span data-part="sign" aria-hidden="true">
        {Sign ? <Sign size={12} /> : number}
      </span>
      <div data-part="words">
        <div data-part="line">
          {name}
          {word && <span data-part="state">({word})</span>}
          {isMoment(at) && (
            <time data-part="note" dateTime={new Date(at).toISOString()}>
              {date(at, 'datetime')}
            </time>
          )}
          {note && <span data-part="note">{note}</span>}
        </div>
        {reason !== undefined && <p data-part="reason">{reason}</p>}
        {details !== undefined && (
          // Details of a failed step start open, because people come to see them.
          <details open={state === 'error'}>
            <summary aria-label={detailsOf(label)}>{texts.details}</summary>
            {details}
          </details>
        )}
      </div>
    </li>
  );
}
