import { memo, useState, type RefObject } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { keysForAria, keysInSigns } from '../Shortcut/headerKeys.ts';
import { useIsApple } from '../Shortcut/platform.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { EditorHandle } from './CodeEditorControl.tsx';
import type { EditorSteps } from './editorSteps.ts';

interface CodeToolsProps {
  label: string;
  editor: RefObject<EditorHandle | null>;
  /** The steps that can be taken; undefined until the editor has loaded. */
  steps: EditorSteps | undefined;
  canFormat: boolean;
}

function Tools({ label, editor, steps, canFormat }: CodeToolsProps) {
  const texts = useTexts();
  const isApple = useIsApple();
  const [isFormatting, setFormatting] = useState(false);

  function tool(name: string, keys: string, onClick: () => void, reason?: string) {
    const why = steps ? reason : texts.loadingEditor;
    return (
      <Tooltip content={why === undefined ? keysInSigns(keys, isApple, texts.keySigns) : null}>
        <Button
          size="small"
          variant="quiet"
          aria-keyshortcuts={keysForAria(keys, isApple)}
          disabled={why !== undefined}
          reason={why ?? ''}
          isBusy={name === texts.codeFormat && isFormatting}
          onClick={onClick}
        >
          {name}
        </Button>
      </Tooltip>
    );
  }

  async function format() {
    setFormatting(true);
    try {
      await editor.current?.format();
    } finally {
      setFormatting(false);
    }
  }

  const undone = steps?.canUndo ? undefined : texts.codeNothingToUndo;
  const redone = steps?.canRedo ? undefined : texts.codeNothingToRedo;
  return (
    <div data-part="tools" role="group" aria-label={texts.codeTools(label)}>
      {tool(texts.codeUndo, 'Mod+Z', () => editor.current?.undo(), undone)}
      {tool(texts.codeRedo, isApple ? 'Mod+Shift+Z' : 'Mod+Y', () => editor.current?.redo(), redone)}
      {tool(texts.codeReplace, 'Mod+F', () => editor.current?.openSearch())}
      {canFormat && tool(texts.codeFormat, 'Shift+Alt+F', () => void format())}
    </div>
  );
}

/** The buttons above the text, each with its keys in a tooltip. Memoised: they stay as they are while somebody types. */
export const CodeTools = memo(Tools);
