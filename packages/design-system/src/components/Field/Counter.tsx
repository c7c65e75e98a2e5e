import { useDesign } from '../../provider/DesignContext.ts';

/** So near to the limit each further character is worth a word. */
const NEAR = 10;

interface CounterProps {
  id: string;
  value: number;
  max: number;
}

/** Seen as '92 / 90' and said in words: with the field, and by itself once the limit is near or passed. */
export function Counter({ id, value, max }: CounterProps) {
  const { texts } = useDesign();
  const words = value > max ? texts.charactersOver(value - max) : texts.charactersLeft(max - value);
  return (
    <span data-part="counter" data-over={value > max || undefined}>
      <span aria-hidden>
        {value} / {max}
      </span>
      <span id={id} hidden>
        {words}
      </span>
      <span role="status" data-part="counter-news">
        {max - value <= NEAR ? words : ''}
      </span>
    </span>
  );
}
