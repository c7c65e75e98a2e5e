import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../provider/useTexts.ts';
import { t } from '../../theme/tokens.ts';
import { Button } from '../Button/Button.tsx';
import { TrashIcon } from '../Icon/TrashIcon.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import type { TableView } from './tableViews.ts';
import type { ViewsMenuProps } from './ViewsMenu.tsx';

const Panel = styled.div`
  display: grid;
  gap: 12px;
  inline-size: min(280px, calc(100vw - 48px));
  ul {
    display: grid;
    gap: 2px;
    max-block-size: min(320px, 40vh);
    overflow-y: auto;
  }
  li {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  li > :first-child {
    flex: 1;
    justify-content: flex-start;
    min-inline-size: 0;
    white-space: normal;
    text-align: start;
  }
  form {
    display: grid;
    gap: 8px;
    justify-items: start;
    padding-block-start: 12px;
    border-block-start: 1px solid ${t('line')};
  }
  form > :first-child {
    inline-size: 100%;
  }
  form:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
`;

interface ViewsPanelProps extends ViewsMenuProps {
  shownId: string | undefined;
  onChoose: (view: TableView) => void;
  onClose: () => void;
}

/** The list of views, and the field that makes a new one of what the table shows. */
export default function ViewsPanel(props: ViewsPanelProps) {
  const { views, onSaveView, onDeleteView, state, shownId, onChoose, onClose } = props;
  const texts = useTexts();
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const isTaken = views.some((view) => view.name.trim().toLowerCase() === name.trim().toLowerCase());
  function save(event: FormEvent) {
    event.preventDefault();
    // A form around the table isn't meant.
    event.stopPropagation();
    setTried(true);
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
                  onChoose(view);
                  onClose();
                }}
              >
                {view.name}
              </Button>
              {onDeleteView !== undefined && view.isDeletable !== false && (
                <IconButton
                  label={texts.deleteView(view.name)}
                  icon={<TrashIcon size={14} />}
                  size="small"
                  onClick={() => onDeleteView(view.id)}
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
              setTried(false);
            }}
            {...(isTried && isTaken && { error: texts.viewNameTaken })}
            {...(isTried && name.trim() === '' && { error: texts.viewNameMissing })}
          />
          <Button type="submit">{texts.saveView}</Button>
        </form>
      )}
    </Panel>
  );
}
