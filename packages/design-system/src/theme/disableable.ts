/** What can be disabled must say why: the control stays focusable and readable, and tells its reason. */
export type Disableable =
  | {
      disabled?: false | undefined;
      /** Why the control is disabled, as a sentence. */
      reason?: string | undefined;
    }
  | { disabled: boolean; reason: string };
