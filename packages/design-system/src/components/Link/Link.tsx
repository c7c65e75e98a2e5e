'use client';
import { styled } from 'styled-components';
import { useDesign, type DesignLinkProps } from '../../provider/DesignContext.ts';
import { space, t } from '../../theme/tokens.ts';
import { ExternalLinkIcon } from '../Icon/ExternalLinkIcon.ts';

export interface LinkProps extends DesignLinkProps {
  /**
   * Whether the link takes the colour of its text and is underlined only under the pointer, for names in tables and
   * cards. Default false.
   */
  isQuiet?: boolean | undefined;
  /** Whether the link leaves the application: it opens a new tab and says so. Default false. */
  isExternal?: boolean | undefined;
}

const Root = styled.a`
  color: ${t('accent')};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 3px;
  border-radius: 2px;
  padding-block: ${space(2)};
  /* Optical: 24 px for the pointer, in a line of 20 px. */
  margin-block: -2px;
  transition: text-decoration-color ${t('state-time')} ease-out;
  &:hover {
    text-decoration-color: currentColor;
  }
  &[data-quiet] {
    color: inherit;
  }
  p > & {
    text-decoration-color: currentColor;
  }
  > svg {
    margin-inline-start: ${space(4)};
    vertical-align: -3px;
  }
`;

/** A link to a page. For an action use Button. */
export function Link({ isQuiet = false, isExternal = false, children, ...rest }: LinkProps) {
  const { link } = useDesign();
  const external = isExternal ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <Root as={isExternal ? 'a' : link} data-quiet={isQuiet || undefined} {...external} {...rest}>
      {children}
      {isExternal && <ExternalLinkIcon size={14} />}
    </Root>
  );
}
