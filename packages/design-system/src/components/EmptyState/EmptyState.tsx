import type { ComponentProps, ReactNode } from 'react';
import { StateRoot } from './EmptyState.styles.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** One sentence: what isn't here. */
  title: ReactNode;
  /** Why, or what would stand here. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** Nothing to show, and what to do about it. */
export function EmptyState({ title, children, action, ...rest }: EmptyStateProps) {
  return (
    <StateRoot {...rest}>
      <p data-part="title">{title}</p>
      {children && <div data-part="text">{children}</div>}
      {action && <div data-part="actions">{action}</div>}
    </StateRoot>
  );
}
