import type { ComponentProps } from 'react';
import type { Tone } from '../../theme/tones.ts';
import { BadgeRoot } from './Badge.styles.ts';
import { Shape } from './Shape.tsx';

export interface BadgeProps extends ComponentProps<'span'> {
  /** The kind of state, in the words of the specification. */
  tone: Tone;
}

/** A state in one word: tone, shape and text. For a status from a registered list use StatusBadge, which also explains it. */
export function Badge({ tone, children, ...rest }: BadgeProps) {
  return (
    <BadgeRoot data-tone={tone} {...rest}>
      <Shape tone={tone} />
      <span data-part="word">{children}</span>
    </BadgeRoot>
  );
}
