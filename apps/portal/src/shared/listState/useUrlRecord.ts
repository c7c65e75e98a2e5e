import { useUrlText } from './useUrlText.ts';

type OpenRecord = number | 'new' | undefined;

/** The record whose dialog is open, as a URL parameter: an id, 'new', or undefined. Any other text opens nothing. */
export function useUrlRecord(name: string): [OpenRecord, (open: OpenRecord) => void] {
  const [text, setText] = useUrlText(name);
  const open = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : text === 'new' ? 'new' : undefined;
  return [open, (next) => setText(next === undefined ? '' : String(next))];
}
