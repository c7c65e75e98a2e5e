import { useFormats } from '../../provider/useFormats.ts';
import { useTableTexts } from '../../provider/useTableTexts.ts';
import { Button } from '../Button/Button.tsx';
import { pageNumbers } from './pageNumbers.ts';

interface PageNumbersProps {
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
}

/** The pages by number. Where some are left out, the dots lead to the middle of them: any page is a few presses away. */
export default function PageNumbers({ page, pages, onPageChange }: PageNumbersProps) {
  const texts = useTableTexts();
  const { number } = useFormats();
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
    </ul>
  );
}
