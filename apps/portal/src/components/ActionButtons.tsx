import type { V1Schemas } from '@mailroom/api-client';
import { Button } from '@mailroom/design-system';
import { useConfirm } from '../shared/feedback/useConfirm.ts';

type Action = V1Schemas['Action'];

export interface ActionButtonsProps {
  /** What the server says may be done with the record now. */
  actions: readonly Action[];
  /** The words of the buttons, with the numbers in them; an action without a label has no button. */
  labels: Readonly<Record<string, string | undefined>>;
  /** The one primary action of the screen; it stands last. */
  primary?: string;
  /** Those that destroy: the question about them is red, not the button, which stands beside the primary one. */
  dangers?: readonly string[];
  /** The action that runs. */
  busy?: string | undefined;
  onAction: (name: string) => void;
}

/** Buttons that agree with the server: disabled ones say why, and the texts of section 8 are asked before anything is done. */
export function ActionButtons({ actions, labels, primary, dangers = [], busy, onAction }: ActionButtonsProps) {
  const confirm = useConfirm();
  const shown = actions.filter(({ name }) => labels[name] !== undefined);
  const ordered = [...shown.filter(({ name }) => name !== primary), ...shown.filter(({ name }) => name === primary)];

  async function act({ name, confirm_text }: Action) {
    const label = labels[name];
    const isDanger = dangers.includes(name);
    const question = {
      text: confirm_text,
      type: isDanger ? ('danger' as const) : ('confirm' as const),
      ...(isDanger && label && { confirmLabel: label }),
    };
    if (confirm_text === null || (await confirm(question))) onAction(name);
  }

  return (
    <>
      {ordered.map((action) => (
        <Button
          key={action.name}
          variant={action.name === primary ? 'primary' : 'secondary'}
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
