import { Text, useConfirm as useDesignConfirm, type ConfirmType } from '@mailroom/design-system';
import { confirmations } from '@mailroom/domain/notices';
import { useCallback, type ReactNode } from 'react';

/** The specification's confirmation request: type, text, success action, cancel action. */
interface Confirmation {
  /** 'danger' for destructive actions: Confirm is red. Default 'confirm'. */
  readonly type?: ConfirmType;
  /** The question, in the specification's words where it has one. */
  readonly text: ReactNode;
  /** A sentence that says what will happen. */
  readonly effect?: ReactNode;
  /** Confirm stays disabled until this name has been typed. */
  readonly typeToConfirm?: string;
}

/** Asks for confirmation: 'Are you sure?', the question, what will happen, and the buttons Cancel and Confirm. */
export function useConfirm(): (confirmation: Confirmation) => Promise<boolean> {
  const confirm = useDesignConfirm();
  return useCallback(
    ({ text, effect, ...question }) => {
      // One question of the specification is the heading itself.
      const [first, second] = [text === confirmations.heading ? null : text, effect].filter(Boolean);
      return confirm({
        ...question,
        heading: confirmations.heading,
        text: first,
        children: second && <Text as="p">{second}</Text>,
      });
    },
    [confirm],
  );
}
