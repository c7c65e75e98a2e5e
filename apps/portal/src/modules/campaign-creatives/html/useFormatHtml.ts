import { useCallback } from 'react';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { useFlash } from '../../../shared/feedback/useFlash.ts';

/** Returns a function that lays HTML out. Its code loads on first use. A refusal is explained, and the text stays as it is. */
export function useFormatHtml(): (html: string) => Promise<string> {
  const flash = useFlash();
  return useCallback(
    async (html) => {
      try {
        const { formatHtml } = await import('./format/formatHtml.ts');
        const formatted = formatHtml(html);
        if (formatted === html) flash('info', 'The HTML is formatted already');
        return formatted;
      } catch (error) {
        flash('danger', errorText(error));
        return html;
      }
    },
    [flash],
  );
}
