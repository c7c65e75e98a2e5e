/** What can be disabled must say why: the control stays focusable and readable, and tells its reason. */
export type Disableable =
  | {
      disabled?: false | undefined;
      /** Why the control is disabled, as a sentence. */
      reason?: string | undefined;
    }
  | {
      /** It can't be used just now; it can still be focused and read, and says the `reason`. Default false. */
      disabled: boolean;
      reason: string;
    };
