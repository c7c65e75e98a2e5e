import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../provider/useFormats.ts';
import { useTableTexts } from '../../provider/useTableTexts.ts';
import { space } from '../../theme/tokens.ts';
import { Input } from '../Field/Input.styles.ts';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const Jump = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  white-space: nowrap;
  > input {
    inline-size: 10ch;
  }
`;

/** It replaces the button that was pressed, and takes its focus. */
function focus(field: HTMLInputElement | null) {
  field?.focus();
}

/** Reads a page as the locale writes it, with or without its group marks. NaN for what isn't one. */
function pageIn(text: string, number: (value: number) => string): number {
  // NFKC turns full-width digits from an input method, and every kind of space, into the usual ones.
  const written = text.normalize('NFKC').trim();
  const latin = Array.from(written, (sign) => DIGITS.find((digit) => number(digit) === sign) ?? sign).join('');
  const page = Number(latin.replaceAll(/\D/g, ''));
  return latin === String(page) || written === number(page).normalize('NFKC') ? page : Number.NaN;
}

interface PageJumpPanelProps {
  pages: number;
  onPageChange: (page: number) => void;
}

/** A field for the number of a page. Enter goes there. Loaded when somebody asks for it. */
export default function PageJumpPanel({ pages, onPageChange }: PageJumpPanelProps) {
  const texts = useTableTexts();
  const { number } = useFormats();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const range = texts.between(number(1), number(pages));
  function write(next: string) {
    setText(next);
    setWrong(false);
  }
  function go(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Otherwise a form around the table would be submitted.
    event.preventDefault();
    if (text.trim() === '') return;
    const page = pageIn(text, number);
    const isPage = page >= 1 && page <= pages;
    setWrong(!isPage);
    if (!isPage) return;
    write('');
    onPageChange(page);
  }
  return (
    <Jump data-part="jump">
      {texts.goToPage}
      <Input
        ref={focus}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        placeholder={range}
        aria-description={range}
        aria-invalid={isWrong || undefined}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={go}
      />
    </Jump>
  );
}
