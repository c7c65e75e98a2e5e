import { useDesign } from '../../provider/DesignContext.ts';
import { useTexts } from '../../provider/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { Keys } from '../Shortcut/Keys.tsx';
import type { Found } from './foundCommands.ts';
import { useLateText } from './useLateText.ts';

interface CommandNotesProps {
  query: string;
  found: Found;
  state: 'idle' | 'loading' | 'failed';
  retry: () => void;
}

// Announces the first result before the count, because the count doesn't say what Enter does.
const AFTER_THE_LINE = 800;

/** Notes about the list: searching, nothing found, more results than shown, search failed. */
export function CommandNotes({ query, found, state, retry }: CommandNotesProps) {
  const { texts: shell } = useDesign();
  const texts = useTexts();
  const isNothing = found.all === 0 && state === 'idle' && query !== '';
  const count = state === 'loading' ? texts.searching : texts.commandsFound(found.all);
  const said = useLateText(query === '' ? '' : isNothing ? texts.commandsNone(query) : count, AFTER_THE_LINE);
  return (
    <>
      <div data-part="notes">
        {isNothing && <p>{texts.commandsNone(query)}</p>}
        {state === 'loading' && <p>{texts.searching}</p>}
        {state === 'failed' && (
          <div role="alert">
            <p>{texts.commandsNotLoaded}</p>
            <Button size="small" onClick={retry}>
              {shell.retry}
            </Button>
          </div>
        )}
        {found.shown < found.all && <p>{texts.commandsMore(found.shown, found.all)}</p>}
      </div>
      <p role="status" data-part="said">
        {said}
      </p>
      <div data-part="hints" aria-hidden="true">
        <span>
          <Keys keys="ArrowUp" /> <Keys keys="ArrowDown" /> {texts.moveTo}
        </span>
        <span>
          <Keys keys="Enter" /> {texts.openIt}
        </span>
        <span>
          <Keys keys="Escape" /> {texts.toClose}
        </span>
      </div>
    </>
  );
}
