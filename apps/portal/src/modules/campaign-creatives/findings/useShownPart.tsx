import { Button, Text } from '@mailroom/design-system';
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '../../../shared/useFormats.ts';

/** How many more entries one press shows. */
const STEP = 20;

interface ShowMoreProps {
  shown: number;
  total: number;
  /** Names one entry: 'cause'. */
  noun: string;
  onMore: () => void;
}

/** Shows more of a list, and says how much of it is there. */
function ShowMore({ shown, total, noun, onMore }: ShowMoreProps) {
  const { count, number } = useFormats();
  const words = useRef<HTMLSpanElement>(null);
  const isLastStep = useRef(false);
  const isWhole = shown === total;
  useEffect(() => {
    // The button leaves with the focus, and the next Tab would start at the top of the page.
    if (isWhole && isLastStep.current) words.current?.focus();
    isLastStep.current = false;
  }, [isWhole]);
  const next = Math.min(STEP, total - shown);
  const whole = count(total, noun);
  return (
    <span>
      {!isWhole && (
        <>
          <Button
            size="small"
            aria-label={`Show ${next} more ${next === 1 ? noun : `${noun}s`}`}
            onClick={() => {
              isLastStep.current = next === total - shown;
              onMore();
            }}
          >
            {`Show ${next} more`}
          </Button>{' '}
        </>
      )}
      <Text ref={words} tone="muted" role="status" tabIndex={-1}>
        {isWhole ? `all ${whole}` : `${number(shown)} of ${whole}`}
      </Text>
    </span>
  );
}

/** Returns how many entries of a long list are shown, and what shows more of them: nothing for a list of at most `first`. */
export function useShownPart(total: number, first: number, noun: string) {
  const [most, setMost] = useState(first);
  const shown = Math.min(most, total);
  const more = total > first && (
    <ShowMore shown={shown} total={total} noun={noun} onMore={() => setMost(most + STEP)} />
  );
  return { shown, more };
}
