import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import type { DiffLine } from './diffRows.ts';

type LineKind = 'same' | 'removed' | 'added';

const SIGNS: Record<LineKind, string> = { same: '', removed: '−', added: '+' };

/** The text of a line with its sign, because many readers can't tell the colours apart. */
export function TextCell({ line, kind }: { line: DiffLine | undefined; kind: LineKind }) {
  const texts = useDisplayTexts();
  if (line === undefined) {
    return (
      <td data-part="text" data-kind="none">
        {null}
      </td>
    );
  }
  const Mark = kind === 'removed' ? 'del' : 'ins';
  return (
    <td data-part="text" data-kind={kind}>
      {kind !== 'same' && (
        <>
          <span data-part="sign" aria-hidden>
            {SIGNS[kind]}
          </span>
          <span data-part="word">{kind === 'removed' ? texts.lineRemoved : texts.lineAdded} </span>
        </>
      )}
      {line.parts.map((part, index) => (part.isChanged ? <Mark key={index}>{part.text}</Mark> : part.text))}
    </td>
  );
}

export function NumberCell({ line, kind }: { line?: DiffLine | undefined; kind: LineKind | 'none' }) {
  return (
    <td data-part="number" data-kind={kind}>
      {line?.number}
    </td>
  );
}
