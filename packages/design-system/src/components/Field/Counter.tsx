import { useDesign } from '../../provider/DesignContext.ts';

/** From this many characters below the limit on, each further character is announced. */
const NEAR = 10;

interface CounterProps {
  id: string;
  value: number;
  max: number;
}

/** Shown as '92 / 90' and announced in words: with the field, and as a status once the limit is near or exceeded. */
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
