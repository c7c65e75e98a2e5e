'use client';
import { useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import { t, type } from '../../theme/tokens.ts';
import { UserIcon } from '../Icon/UserIcon.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The full name of the person or company. */
  name: string;
  /** A picture. The initials are shown until it has loaded, and when it fails to load. */
  imageUrl?: string | undefined;
  /** 24, 32 or 48 px. Default 'medium'. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 50%;
  border: 1px solid ${t('line')};
  background: ${t('end-tint')};
  color: ${t('end-text')};
  overflow: hidden;
  ${type(12)}
  font-weight: 600;
  line-height: 1;
  white-space: nowrap;
  &[data-size='small'] {
    inline-size: 24px;
    block-size: 24px;
    letter-spacing: -0.02em;
  }
  &[data-size='large'] {
    inline-size: 48px;
    block-size: 48px;
    ${type(16)}
    font-weight: 600;
  }
  > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** A picture or initials for a person. Where no name is shown beside it, it is labelled with the name. */
export function Avatar({ name, imageUrl, size = 'medium', ...rest }: AvatarProps) {
  const { locale } = useDesign();
  const [failed, setFailed] = useState<string>();
  // Data from a server may lack the name, whatever the type says.
  const letters = initials(name ?? '', locale);
  return (
    <Root {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })} data-size={size} {...rest}>
      {letters === '' ? <UserIcon size={size === 'large' ? 20 : 14} /> : letters}
      {imageUrl !== undefined && imageUrl !== failed && (
        // The parent element carries the name.
        <img
          // In a server-rendered page the picture may have failed before React attached its listener.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(imageUrl);
          }}
          src={imageUrl}
          alt=""
          loading="lazy"
          onError={() => setFailed(imageUrl)}
        />
      )}
    </Root>
  );
}
