import { Dialog } from 'react-aria-components/Dialog';
import { useState } from 'react';
import { AriaLocale } from '../../provider/AriaLocale.tsx';
import { isApple } from '../Shortcut/platform.ts';
import { isStroke, parseKeys } from '../Shortcut/strokes.ts';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import { PalettePanel, PaletteScrim } from './CommandPalette.styles.ts';
import { CommandSearch } from './CommandSearch.tsx';

/** The dialog itself, with focus trap and dismissal. Loaded when it first opens. */
export default function CommandPalettePanel({
  isOpen,
  onClose,
  label,
  placeholder = label,
  commands,
  recent = [],
  load,
  onChoose,
  keys = 'Mod+K',
  className = '',
  ...rest
}: CommandPaletteProps) {
  const [strokes] = useState(() => parseKeys(keys));
  return (
    <AriaLocale>
      <PaletteScrim isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
        <PalettePanel className={className} {...rest}>
          <Dialog aria-label={label}>
            <div
              data-part="frame"
              onKeyDownCapture={(event) => {
                const [stroke] = strokes;
                const isToggled =
                  strokes.length === 1 && stroke !== undefined && isStroke(event.nativeEvent, stroke, isApple());
                // The field would use Escape to clear its text, and the palette would stay open.
                const isLeft = event.key === 'Escape' && !event.nativeEvent.isComposing;
                if (!isToggled && !isLeft) return;
                // The browser uses some of these keys itself, so they must not reach it from inside the palette.
                event.preventDefault();
                event.stopPropagation();
                onClose();
              }}
            >
              <CommandSearch
                label={label}
                placeholder={placeholder}
                commands={commands}
                recent={recent}
                load={load}
                onClose={onClose}
                onChosen={(command) => {
                  onChoose?.(command);
                  onClose();
                }}
              />
            </div>
          </Dialog>
        </PalettePanel>
      </PaletteScrim>
    </AriaLocale>
  );
}
