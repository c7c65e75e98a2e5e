'use client';
import { isKnown } from '../../provider/known.ts';
import { lazy, Suspense, type ComponentProps } from 'react';
import { useTableTexts } from '../../provider/useTableTexts.ts';
import { useFormats } from '../../provider/useFormats.ts';
import { Button } from '../Button/Button.tsx';
import { PageSizes } from './PageSizes.tsx';
import { PLACES } from './pageNumbers.ts';
import { Root } from './Pagination.styles.ts';

const PageNumbers = lazy(() => import('./PageNumbers.tsx'));

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the list for screen readers: 'Orders'. */
  label: string;
  /** The current page, counted from 1. */
  page: number;
  /** Entries per page. */
  pageSize: number;
  /** Entries on all pages together. */
  total: number;
  /** Called with the page that was chosen, counted from 1. */
  onPageChange: (page: number) => void;
  /** Called with the page size that was chosen. Default: the size is fixed and isn't shown. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /** Sizes to choose from. Default 10, 25, 50, 100. */
  pageSizes?: readonly number[] | undefined;
}

export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** Shows the position in a long list, and leads to the other pages. */
export function Pagination({
  label,
  page: requestedPage,
  pageSize: size,
  total: all,
  onPageChange,
  onPageSizeChange,
  pageSizes = PAGE_SIZES,
  ...rest
}: PaginationProps) {
  const texts = useTableTexts();
  const { number } = useFormats();
  const total = isKnown(all) ? Math.max(0, all) : 0;
  const pageSize = isKnown(size) && size >= 1 ? size : PAGE_SIZES[0];
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // The address may name a page that doesn't exist, for example because rows have been deleted.
  const page = Math.min(Math.max(1, isKnown(requestedPage) ? requestedPage : 1), pages);
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <Root aria-label={label} {...rest}>
      <bdi data-part="range">{texts.range(number(first), number(last), number(total))}</bdi>
      {onPageSizeChange !== undefined && total > Math.min(...pageSizes) && (
        <PageSizes sizes={pageSizes} chosen={pageSize} onChoose={onPageSizeChange} />
      )}
      {pages > 1 && (
        // Before both steps, so that neither moves when the numbers come.
        <Suspense fallback={<NumbersRoom pages={pages} />}>
          <PageNumbers page={page} pages={pages} onPageChange={onPageChange} />
        </Suspense>
      )}
      <div data-part="steps">
        <Button disabled={page <= 1} reason={texts.firstPageReached} onClick={() => onPageChange(page - 1)}>
          {texts.previousPage}
        </Button>
        <Button disabled={page >= pages} reason={texts.lastPageReached} onClick={() => onPageChange(page + 1)}>
          {texts.nextPage}
        </Button>
      </div>
    </Root>
  );
}

/** Takes the room of the numbers, so that the sizes beside them stay. React shows it on a server's page too, until the code comes. */
function NumbersRoom({ pages }: { pages: number }) {
  const texts = useTableTexts();
  const places = Math.min(pages, PLACES);
  return (
    <div data-part="numbers" aria-hidden>
      <span style={{ inlineSize: `calc(${places} * var(--mr-control) + ${2 * (places - 1)}px)` }} />
      {pages > PLACES && (
        <Button variant="quiet" inert>
          {texts.goToPage}
        </Button>
      )}
    </div>
  );
}
