import { useId } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { Modal } from '../Modal/Modal.tsx';
import type { Shortcut } from '../Shortcut/defineShortcuts.ts';
import { Keys } from '../Shortcut/Keys.tsx';
import { Switch } from '../Switch/Switch.tsx';
import type { ShortcutSheetProps } from './ShortcutSheet.tsx';
import { SheetRoot } from './ShortcutSheet.styles.ts';

/** The dialog itself. Loaded when it first opens. */
export default function ShortcutSheetPanel({
  shortcuts,
  hasCharacterKeys = true,
  onCharacterKeysChange,
  title,
  ...rest
}: ShortcutSheetProps) {
  const texts = useTexts();
  const id = useId();
  const groups = Map.groupBy(Object.values(shortcuts), ({ group }) => group ?? texts.everywhere);
  return (
    <Modal {...rest} title={title ?? texts.shortcuts} size="medium">
      <SheetRoot>
        {[...groups].map(([group, own], at) => (
          <section key={group} aria-labelledby={`${id}-${at}`}>
            <h3 id={`${id}-${at}`}>{group}</h3>
            <dl>
              {own.map((shortcut: Shortcut) => (
                <div key={shortcut.keys}>
                  <dt>{shortcut.label}</dt>
                  <dd>
                    <Keys keys={shortcut.keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {onCharacterKeysChange && (
          <Switch
            label={texts.characterKeys}
            hint={texts.characterKeysHint}
            value={hasCharacterKeys}
            onValueChange={onCharacterKeysChange}
          />
        )}
      </SheetRoot>
    </Modal>
  );
}
