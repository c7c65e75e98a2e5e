import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { Button } from '../../Button/Button.tsx';
import { Menu } from '../../Menu/Menu.tsx';
import type { TableAction } from '../columns/tableColumns.ts';

interface RowActionsProps {
  actions: readonly TableAction[];
  rowName: string;
}

/** Inline actions are buttons with their labels. The others are in the row's menu. */
export function RowActions({ actions, rowName }: RowActionsProps) {
  const texts = useTableTexts();
  const listed = actions.filter((action) => !action.isInline);
  return (
    <div data-part="row-actions" {...(listed.length === actions.length && { 'data-menu-only': '' })}>
      {actions
        .filter((action) => action.isInline)
        .map((action) => (
          <Button
            key={action.id}
            variant="quiet"
            size="small"
            onClick={action.onAction}
            {...disabling(action)}
            aria-label={`${action.label}, ${rowName}`}
          >
            {action.label}
          </Button>
        ))}
      {listed.length > 0 && (
        <Menu
          label={texts.actionsFor(rowName)}
          isIconOnly
          variant="quiet"
          size="small"
          items={listed.map((action) => ({
            id: action.id,
            label: action.label,
            onAction: action.onAction,
            isDanger: action.isDestructive,
            ...disabling(action),
          }))}
        />
      )}
    </div>
  );
}

function disabling({ disabled = false, reason = '' }: TableAction) {
  return { disabled, reason };
}
