import { useId, type ComponentProps, type ReactNode } from 'react';
import { CardRoot } from './Card.styles.ts';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** A heading, which also makes the card a region of that name. */
  title?: ReactNode;
  /** Muted text or a link at the end of the title's line. */
  note?: ReactNode;
  /** Links or buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Removes the padding, for a table or rows that reach the edge. Default false. */
  isFlush?: boolean | undefined;
  /** 'danger' draws a red edge, around what something is wrong with. The content must say it too. Default: no tone. */
  tone?: 'danger' | undefined;
  /** Muted text or actions below a line. */
  footer?: ReactNode;
}

/** A surface for one topic. With a title it is a region of that name. */
export function Card({ title, note, actions, isFlush = false, tone, footer, children, ...rest }: CardProps) {
  const id = useId();
  return (
    <CardRoot aria-labelledby={title ? id : undefined} data-flush={isFlush || undefined} data-tone={tone} {...rest}>
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
