import { useId, type ComponentProps, type ReactNode } from 'react';
import { CardRoot } from './Card.styles.ts';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Makes it a region of that name. */
  title?: ReactNode;
  /** Quiet words or a link at the end of the title's line. */
  note?: ReactNode;
  /** Links or buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Without padding: for a table or rows that reach the edge. */
  isFlush?: boolean | undefined;
  /** Quiet words or actions below a line. */
  footer?: ReactNode;
}

/** A surface for one matter. With a title it's a region of that name. */
export function Card({ title, note, actions, isFlush = false, footer, children, ...rest }: CardProps) {
  const id = useId();
  return (
    <CardRoot aria-labelledby={title ? id : undefined} data-flush={isFlush || undefined} {...rest}>
      {(title || note || actions) && (
        <header>
          {title && <h2 id={id}>{title}</h2>}
          {note && <span data-part="note">{note}</span>}
          {actions && <span data-part="actions">{actions}</span>}
        </header>
      )}
      <div data-part="body">{children}</div>
      {footer && <footer>{footer}</footer>}
    </CardRoot>
  );
}
