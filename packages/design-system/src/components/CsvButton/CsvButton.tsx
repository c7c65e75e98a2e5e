'use client';
import { useState } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { DownloadIcon } from '../Icon/DownloadIcon.ts';
import { toCsv } from './toCsv.ts';

type Rows = readonly (readonly string[])[];

export type CsvButtonProps = ButtonProps & {
  /** Default 'Download CSV'. */
  label?: string | undefined;
  fileName: string;
  /** The header and the rows, made when they are asked for. */
  rows: () => Rows | Promise<Rows>;
};

function save(fileName: string, text: string): void {
  // The mark tells spreadsheets that this is UTF-8.
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves rows as a CSV file. */
export function CsvButton({ label, fileName, rows, ...rest }: CsvButtonProps) {
  const texts = useTexts();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      save(fileName, toCsv(await rows()));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button icon={<DownloadIcon />} {...rest} isBusy={isBusy} onClick={() => void download()}>
      {label ?? texts.downloadCsv}
    </Button>
  );
}
