'use client';
import { useState } from 'react';
import { useTableTexts } from '../../provider/useTableTexts.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { DownloadIcon } from '../Icon/DownloadIcon.ts';
import { saveCsv } from './saveCsv.ts';
import { toCsv } from './toCsv.ts';

type Rows = readonly (readonly string[])[];

export type CsvButtonProps = ButtonProps & {
  /** Default 'Download CSV'. */
  label?: string | undefined;
  /** The file's name with its extension: 'orders.csv'. */
  fileName: string;
  /** The header and the rows, called when the reader presses the button. */
  rows: () => Rows | Promise<Rows>;
};

/** A button that saves rows as a CSV file. */
export function CsvButton({ label, fileName, rows, ...rest }: CsvButtonProps) {
  const texts = useTableTexts();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      saveCsv(fileName, toCsv(await rows()));
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
