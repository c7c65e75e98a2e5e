import { useEffect, useState } from 'react';
import { REVIEW_FOLDER, type Review } from './review.ts';

/** The review that was written when Storybook started. 'failed' when it can't be read. */
export function useReview(): Review | 'failed' | undefined {
  const [review, setReview] = useState<Review | 'failed'>();
  useEffect(() => {
    const gone = new AbortController();
    fetch(`./${REVIEW_FOLDER}/review.json`, { signal: gone.signal })
      .then((answer) => answer.json() as Promise<Review>)
      .then(setReview)
      .catch(() => {
        if (!gone.signal.aborted) setReview('failed');
      });
    return () => gone.abort();
  }, []);
  return review;
}
