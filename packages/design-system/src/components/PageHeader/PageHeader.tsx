import type { ComponentProps, ReactNode } from 'react';
import type { Breadcrumb } from '../Breadcrumbs/breadcrumb.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { PageHeaderRoot } from './PageHeader.styles.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's name. It is the only level 1 heading. */
  title: ReactNode;
  /** The pages from the root to the parent of this page. */
  breadcrumbs?: readonly Breadcrumb[] | undefined;
  /** A StatusBadge beside the title. */
  status?: ReactNode;
  /** Muted text beside the title: a count, an id. */
  note?: ReactNode;
  /** Buttons at the end of the line, the primary one last. */
  actions?: ReactNode;
  /**
   * 'large' is only for the landing page. 'small' fits into the line of `Tabs`: it has no breadcrumbs, and cuts a long title.
   * Default 'medium'.
   */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** The title of a page, with its status and its actions. */
export function PageHeader({ title, breadcrumbs, status, note, actions, size = 'medium', ...rest }: PageHeaderProps) {
  return (
    <PageHeaderRoot data-size={size} {...rest}>
      {size !== 'small' && breadcrumbs && breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
      <div data-part="line">
        <div data-part="title">
          <h1>{title}</h1>
          {status}
          {note && <span data-part="note">{note}</span>}
        </div>
        {actions && <div data-part="actions">{actions}</div>}
      </div>
    </PageHeaderRoot>
  );
}
