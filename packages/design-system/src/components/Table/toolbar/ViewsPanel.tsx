import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../../provider/useTexts.ts';
import { space, t, type } from '../../../theme/tokens.ts';
import { Button } from '../../Button/Button.tsx';
import { TrashIcon } from '../../Icon/TrashIcon.ts';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Menu } from '../../Menu/Menu.tsx';
import { TextInput } from '../../TextInput/TextInput.tsx';
import { stateOfView } from '../state/tableViews.ts';
import { useTablePart } from '../tableContexts.ts';

const Panel = styled.div`
  display: grid;
  gap: ${space(12)};
  inline-size: min(280px, calc(100vw - 48px));
  ul {
    display: grid;
    gap: ${space(2)};
    max-block-size: min(320px, 40vh);
    overflow-y: auto;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space(4)};
  }
  li > button:first-of-type {
    flex: 1;
    justify-content: flex-start;
    min-inline-size: 0;
    white-space: normal;
    text-align: start;
  }
  li [data-part='note'] {
    display: block;
    color: ${t('ink-subtle')};
    font-weight: 400;
    ${type(12)}
  }
  form {
    display: grid;
    gap: ${space(8)};
    justify-items: start;
  }
  form > div:first-of-type {
    inline-size: 100%;
  }
  ul ~ form {
    padding-block-start: ${space(12)};
    border-block-start: 1px solid ${t('line')};
  }
`;

interface ViewsPanelProps {
  shownId: string | undefined;
  onClose: () => void;
}

/** The list of views, and a field that saves what the table shows as a new one. */
export default function ViewsPanel({ shownId, onClose }: ViewsPanelProps) {
  const { views = [], onSaveView, onDeleteView } = useTablePart('settings');
  const { state, onState } = useTablePart('state');
  const texts = useTexts();
  const [name, setName] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const isTaken = views.some((view) => view.name.trim().toLowerCase() === name.trim().toLowerCase());
  function save(event: FormEvent) {
    event.preventDefault();
    // Otherwise a form around the table would be submitted too.
    event.stopPropagation();
    setSubmitted(true);
    if (isTaken || name.trim() === '') return;
    onSaveView?.(name.trim(), { ...state, page: 1 });
    onClose();
  }
  return (
    <Panel>
      {views.length > 0 && (
        <ul>
          {views.map((view) => (
            <li key={view.id}>
              <Button
                variant="quiet"
                aria-pressed={view.id === shownId}
                onClick={() => {
                  onState(stateOfView(view, state));
                  onClose();
                }}
              >
                <span>
                  {view.name}
                  {view.note !== undefined && <span data-part="note"> {view.note}</span>}
                </span>
              </Button>
              {onDeleteView !== undefined && view.isDeletable !== false && (
                <IconButton
                  label={texts.deleteView(view.name)}
                  icon={<TrashIcon size={14} />}
                  size="small"
                  onClick={() => onDeleteView(view.id)}
                />
              )}
              {view.actions !== undefined && view.actions.length > 0 && (
                <Menu
                  label={texts.actionsForView(view.name)}
                  items={view.actions}
                  // The panel would cover a dialog that the action opens.
                  onAction={onClose}
                  isIconOnly
                  variant="quiet"
                  size="small"
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {onSaveView !== undefined && (
        <form onSubmit={save} noValidate>
          <TextInput
            label={texts.viewName}
            value={name}
            maxLength={80}
            autoComplete="off"
            onValueChange={(text) => {
              setName(text);
              setSubmitted(false);
            }}
            {...(wasSubmitted && isTaken && { error: texts.viewNameTaken })}
            {...(wasSubmitted && name.trim() === '' && { error: texts.viewNameMissing })}
          />
          <Button type="submit">{texts.saveView}</Button>
        </form>
      )}
    </Panel>
  );
}
