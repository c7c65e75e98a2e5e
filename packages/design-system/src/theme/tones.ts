/** The tones of a status, named by meaning and never by colour. Each has a tint, a line, a text colour and a shape. */
export const TONES = ['danger', 'warning', 'success', 'pre-success', 'end', 'secondary', 'dark'] as const;
export type Tone = (typeof TONES)[number];

/** Tones of a message: three of the statuses' tones, and 'info' in the accent colour. */
export const MESSAGE_TONES = ['info', 'success', 'warning', 'danger'] as const;
export type MessageTone = (typeof MESSAGE_TONES)[number];
