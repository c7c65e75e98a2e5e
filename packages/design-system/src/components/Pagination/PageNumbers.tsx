import { lazy, startTransition, useState } from 'react';
import { useFormats } from '../../provider/useFormats.ts';
import { useTableTexts } from '../../provider/useTableTexts.ts';
import { Button } from '../Button/Button.tsx';
import { PLACES, pageNumbers } from './pageNumbers.ts';

const PageJumpPanel = lazy(() => import('./PageJumpPanel.tsx'));

interface PageNumbersProps {
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
}

/**
 * The pages by number. Where some are left out, the dots lead to the middle of them, and the last button becomes a field
 * for any number.
 */
export default function PageNumbers({ page, pages, onPageChange }: PageNumbersProps) {
  const texts = useTableTexts();
  const { number } = useFormats();
  const [isJumping, setJumping] = useState(false);
  return (
    <ul data-part="numbers">
      {pageNumbers(page, pages).map(({ key, to, isGap }) => (
        <li key={key}>
          <Button
            variant="quiet"
            aria-label={texts.page(number(to))}
            {...(to === page && { 'aria-current': 'page' })}
            onClick={() => onPageChange(to)}
          >
            {isGap ? '…' : number(to)}
          </Button>
        </li>
      ))}
      {pages > PLACES && (
        <li>
          {isJumping ? (
            <PageJumpPanel pages={pages} onPageChange={onPageChange} />
          ) : (
            // The button stays until the field has loaded.
            <Button variant="quiet" onClick={() => startTransition(() => setJumping(true))}>
              {texts.goToPage}
            </Button>
          )}
        </li>
      )}
    </ul>
  );
}
