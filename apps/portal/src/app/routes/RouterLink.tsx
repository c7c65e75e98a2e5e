import type { DesignLinkProps } from '@mailroom/design-system';
import { Link } from 'react-router-dom';

/** Sends the design system's links through the router. Links to other sites or new tabs stay the browser's. */
export function RouterLink({ href, target, ...rest }: DesignLinkProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//') && (target === undefined || target === '_self');
  return isOurs ? <Link to={href} {...rest} /> : <a href={href} target={target} rel="noopener noreferrer" {...rest} />;
}
