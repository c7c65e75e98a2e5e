/** The tones a status may have. They are words of the domain, never colours; each has a tint, a line, a text and a shape. */
export const TONES = ['danger', 'warning', 'success', 'pre-success', 'end', 'secondary', 'dark'] as const;
export type Tone = (typeof TONES)[number];

/** Tones of a message: three of the statuses' tones, and 'info' in the accent colour. */
export const MESSAGE_TONES = ['info', 'success', 'warning', 'danger'] as const;
export type MessageTone = (typeof MESSAGE_TONES)[number];
