/** The faults that the mail to one person can have, although the creative is right for everybody else. */
export const PROOFREAD_KINDS = [
  'empty_field',
  'empty_subject',
  'merge_syntax',
  'broken_link',
  'foreign_link',
  'markup',
  'garbled',
  'placeholder',
  'invisible',
  'too_long',
  'clipped',
] as const;

export type ProofreadKind = (typeof PROOFREAD_KINDS)[number];

/** Where in the mail the fault is. `whole` is the size of the mail. */
export const PROOFREAD_PLACES = ['subject', 'preheader', 'body', 'link', 'whole'] as const;

export type ProofreadPlace = (typeof PROOFREAD_PLACES)[number];

/** The decisions that a person can make about the mails with a fault. */
export const PROOFREAD_CHOICES = ['leave_out', 'fallback', 'accept'] as const;

export type ProofreadChoice = (typeof PROOFREAD_CHOICES)[number];
