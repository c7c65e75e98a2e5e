'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { Button } from '../Button/Button.tsx';
import { StateRoot } from '../EmptyState/EmptyState.styles.ts';
import { RefreshIcon } from '../Icon/RefreshIcon.ts';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Says what failed, in a sentence. */
  title: ReactNode;
  /** Why it failed and what to do. */
  children?: ReactNode;
  /** Adds a button that tries again. */
  onRetry?: (() => void) | undefined;
  /** Whether a retry is running. Default false. */
  isRetrying?: boolean | undefined;
  /** Another action beside trying again. */
  action?: ReactNode;
  /** Information for support: a request id, a technical message. */
  details?: string | undefined;
}

/** Shows that one part of the page failed while the rest works. */
export function ErrorState({
  title,
  children,
  onRetry,
  isRetrying = false,
  action,
  details,
  ...rest
}: ErrorStateProps) {
  const { texts } = useDesign();
  return (
    <StateRoot role="alert" {...rest}>
      <p data-part="title">{title}</p>
      {children && <div data-part="text">{children}</div>}
      {(onRetry || action) && (
        <div data-part="actions">
          {onRetry && (
            <Button icon={<RefreshIcon />} onClick={onRetry} isBusy={isRetrying}>
              {texts.retry}
            </Button>
          )}
          {action}
        </div>
      )}
      {details && (
        <details>
          <summary>{texts.details}</summary>
          <pre>{details}</pre>
        </details>
      )}
    </StateRoot>
  );
}
