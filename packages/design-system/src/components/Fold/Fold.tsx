'use client';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useMedia } from '../../hooks/useMedia.ts';
import { ChevronRightIcon } from '../Icon/ChevronRightIcon.ts';
import { FoldRoot } from './Fold.styles.ts';

export interface FoldProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Names what is folded away. The line with it stays in sight. */
  title: ReactNode;
  /** Muted text at the end of the line, such as a count. */
  note?: ReactNode;
  /** Level of the title in the outline of the page. Default 3. */
  level?: 2 | 3 | 4 | undefined;
  /** Whether it starts open. Default false. */
  startsOpen?: boolean | undefined;
  /** Folds on small screens only; in wider windows the content is always shown. Default false. */
  isSmallOnly?: boolean | undefined;
  /** Folds with the same name are an accordion: opening one closes the others. Default: each is for itself. */
  group?: string | undefined;
}

/** The width below which `isSmallOnly` folds. */
const SMALL = '(max-width: 719px)';

/** A heading that opens and closes what is below it. */
export function Fold({
  title,
  note,
  level = 3,
  startsOpen = false,
  isSmallOnly = false,
  group,
  children,
  ref,
  ...rest
}: FoldProps) {
  const isSmall = useMedia(SMALL);
  const Heading = `h${level}` as const;
  const line = (
    <>
      <Heading>{title}</Heading>
      {note && <span data-part="note">{note}</span>}
    </>
  );
  const body = <div data-part="body">{children}</div>;
  if (isSmallOnly && !isSmall) {
    return (
      <FoldRoot ref={ref} {...rest}>
        <div data-part="line">{line}</div>
        {body}
      </FoldRoot>
    );
  }
  return (
    <FoldRoot
      {...rest}
      as="details"
      ref={ref as Ref<HTMLDivElement & HTMLDetailsElement>}
      {...(startsOpen && { open: true })}
      {...(group !== undefined && { name: group })}
    >
      <summary data-part="line">
        <ChevronRightIcon size={14} />
        {line}
      </summary>
      {body}
    </FoldRoot>
  );
}
