'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { Button } from '../Button/Button.tsx';
import { StateRoot } from '../EmptyState/EmptyState.styles.ts';
import { RefreshIcon } from '../Icon/RefreshIcon.ts';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed, in a sentence. */
  title: ReactNode;
  /** Why, and what to do. */
  children?: ReactNode;
  /** With it there is a button to try again. */
  onRetry?: (() => void) | undefined;
  /** It is being tried again. Default false. */
  isRetrying?: boolean | undefined;
  /** Another way out, beside trying again. */
  action?: ReactNode;
  /** For whoever is asked for help: a request id, a technical message. */
  details?: string | undefined;
}

/** Something failed here, and here alone. */
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
