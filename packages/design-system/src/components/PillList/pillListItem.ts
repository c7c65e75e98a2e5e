import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tones.ts';

export interface PillListItem {
  id: string;
  label: string;
  tone?: Tone | undefined;
  /** Explains this one on hover, focus and touch. */
  tooltip?: ReactNode;
}
