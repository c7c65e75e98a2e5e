import type { DesignLinkProps } from '@mailroom/design-system';
import { Link } from 'react-router-dom';

/** The design system's links go through the router; what leads elsewhere, or asks for a new tab, is the browser's. */
export function RouterLink({ href, target, ...rest }: DesignLinkProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//') && (target === undefined || target === '_self');
  return isOurs ? <Link to={href} {...rest} /> : <a href={href} target={target} rel="noopener noreferrer" {...rest} />;
}
