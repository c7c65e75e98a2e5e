import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { t, type } from '../../theme/tokens.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's or the company's whole name. */
  name: string;
  /** 24 or 32 px. */
  size?: 'small' | 'medium';
}

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 50%;
  border: 1px solid ${t('line')};
  background: ${t('end-tint')};
  color: ${t('end-text')};
  ${type(12)}
  font-weight: 600;
  &[data-size='small'] {
    inline-size: 24px;
    block-size: 24px;
    letter-spacing: -0.02em;
  }
`;

/** First letters of the first and the last word; whole characters, so that no script is cut in half. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => (word ? (Array.from(word)[0] ?? '') : ''))
    .join('')
    .toLocaleUpperCase();
}

/** Stands for a person beside the name; without a name beside it, it says the name itself. */
export function Avatar({ name, size = 'medium', ...rest }: AvatarProps) {
  return (
    <Root role="img" aria-label={name} data-size={size} {...rest}>
      {initials(name)}
    </Root>
  );
}
