import type { ReactElement } from 'react';
import type { Tone } from '../../theme/tones.ts';

/** Each tone has its own shape, so that colour is never the only sign. Drawn on a grid of 10. */
const SHAPES: Record<Tone, ReactElement> = {
  danger: <path d="M5 0 10 5 5 10 0 5Z" fill="currentColor" />,
  warning: <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="2" />,
  success: <circle cx="5" cy="5" r="3.5" fill="currentColor" />,
  'pre-success': <path d="M1.5 0.5 9 5 1.5 9.5Z" fill="currentColor" />,
  end: <rect x="1.5" y="1.5" width="7" height="7" fill="currentColor" />,
  secondary: <rect x="0" y="3.75" width="10" height="2.5" rx="1" fill="currentColor" />,
  dark: <path d="M5 0.5a4.5 4.5 0 0 1 0 9Z" fill="currentColor" />,
};

interface ShapeProps {
  tone: Tone;
}

/** The shape of a tone, shown beside the word. */
export function Shape({ tone }: ShapeProps) {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      {SHAPES[tone]}
    </svg>
  );
}
