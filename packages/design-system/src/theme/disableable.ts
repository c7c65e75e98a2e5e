/** A control that can be disabled must say why: it stays focusable and readable, and shows its reason. */
export type Disableable =
  | {
      disabled?: false | undefined;
      /** Why the control is disabled, as a sentence. */
      reason?: string | undefined;
    }
  | {
      /** The control can't be used now. It can still be focused and read, and shows the `reason`. Default false. */
      disabled: boolean;
      reason: string;
    };
