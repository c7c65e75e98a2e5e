export interface MissingField {
  /** The field's name in the contract. */
  readonly name: string;
  /** The field in words, as inside a sentence. */
  readonly label: string;
}

/** Why a record has its status: what is wrong, where to fix it, who must act, and by when. */
export interface Reason {
  readonly code: string;
  readonly text: string;
  readonly subject: { readonly entity: string; readonly id: number };
  /** Says who must act, in words; 'Nobody' when it continues automatically. */
  readonly actor: string;
  readonly due?: Date;
  /** The fields of the subject in which it is fixed. */
  readonly fields?: readonly MissingField[];
}
