import { useFormats } from '../../provider/useFormats.ts';
import { useTableTexts } from '../../provider/useTableTexts.ts';
import { Button } from '../Button/Button.tsx';

interface PageSizesProps {
  sizes: readonly number[];
  chosen: number;
  onChoose: (size: number) => void;
}

/** How many entries a page has, each size one press away. */
export function PageSizes({ sizes, chosen, onChoose }: PageSizesProps) {
  const texts = useTableTexts();
  const { number } = useFormats();
  return (
    <div data-part="sizes" role="group" aria-label={texts.pageSize(chosen)}>
      {sizes.map((size) => (
        <Button
          key={size}
          variant="quiet"
          aria-label={texts.pageSize(size)}
          aria-pressed={size === chosen}
          onClick={() => onChoose(size)}
        >
          {number(size)}
        </Button>
      ))}
    </div>
  );
}
