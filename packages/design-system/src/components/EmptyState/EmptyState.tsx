import type { ComponentProps, ReactNode } from 'react';
import { StateRoot } from './EmptyState.styles.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Says what is missing, in one sentence. */
  title: ReactNode;
  /** Why it is empty, or what will appear here. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** Explains that there is nothing to show and what to do about it. */
export function EmptyState({ title, children, action, ...rest }: EmptyStateProps) {
  return (
    <StateRoot {...rest}>
      <p data-part="title">{title}</p>
      {children && <div data-part="text">{children}</div>}
      {action && <div data-part="actions">{action}</div>}
    </StateRoot>
  );
}
