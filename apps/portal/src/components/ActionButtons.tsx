import type { V1Schemas } from '@mailroom/api-client';
import { Button } from '@mailroom/design-system';
import { useOffered } from '../session/user/usePermissions.ts';
import { useConfirm } from '../shared/feedback/useConfirm.tsx';
import { usePageActions } from '../shared/pageActions.ts';

type Action = V1Schemas['Action'];

interface ActionButtonsProps {
  /** The actions that the server allows or refuses on the record now. */
  actions: readonly Action[];
  /** The text of each button; an action without a label has no button. */
  labels: Readonly<Record<string, string | undefined>>;
  /** The primary action of the screen; its button comes last. */
  primary?: string;
  /** Destructive actions: their question is red. The button isn't, because it is beside the primary one. */
  dangers?: readonly string[];
  /** The action that stops what is running: when it is the primary one, its button is red. */
  stops?: string;
  /** A sentence for each action that says what it will do. An action with one asks first, even without a text from the server. */
  effects?: Readonly<Record<string, string | undefined>>;
  /** The action that is running. */
  busy?: string | undefined;
  onAction: (name: string) => void;
}

/** Buttons for the actions that the server offers, which the palette offers too. A disabled one says why; one with a question asks first. */
export function ActionButtons({
  actions,
  labels,
  primary,
  dangers = [],
  stops,
  effects = {},
  busy,
  onAction,
}: ActionButtonsProps) {
  const confirm = useConfirm();
  const mainVariant = primary === stops ? 'danger' : 'primary';
  const isOffered = useOffered();
  // The next step stays even for those who may not take it: it says who can.
  const shown = actions.filter(
    (action) => labels[action.name] !== undefined && (action.name === primary || isOffered(action)),
  );
  const ordered = [...shown.filter(({ name }) => name !== primary), ...shown.filter(({ name }) => name === primary)];

  async function act({ name, confirm_text }: Action) {
    const effect = effects[name];
    const type = dangers.includes(name) ? 'danger' : 'confirm';
    const needsNoAnswer = confirm_text === null && effect === undefined;
    if (needsNoAnswer || (await confirm({ type, text: confirm_text, effect }))) onAction(name);
  }

  usePageActions(
    ordered.map((action) => ({
      id: action.name,
      label: labels[action.name] ?? '',
      disabled: !action.allowed,
      reason: action.reason ?? '',
      onAction: () => void act(action),
    })),
  );

  return (
    <>
      {ordered.map((action) => (
        <Button
          // The next step replaces the one that was just done, so that the focus stays on it.
          key={action.name === primary ? 'primary' : action.name}
          variant={action.name === primary ? mainVariant : 'secondary'}
          disabled={!action.allowed}
          reason={action.reason ?? ''}
          isBusy={busy === action.name}
          onClick={() => void act(action)}
        >
          {labels[action.name]}
        </Button>
      ))}
    </>
  );
}
