import { useState } from 'react';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { useFormats } from '../../../provider/useFormats.ts';
import { Banner } from '../../Banner/Banner.tsx';
import { DownloadIcon } from '../../Icon/DownloadIcon.ts';
import { Menu } from '../../Menu/Menu.tsx';

export interface CsvMenuProps<Row> {
  shown: readonly Row[];
  /** How many match, over all pages. */
  total: number;
  /** Absent: only what is shown can be had. */
  loadAll: (() => Promise<readonly Row[]>) | undefined;
  save: (rows: readonly Row[]) => void;
}

/** The rows as a file: those shown, or all that match. */
export function CsvMenu<Row>({ shown, total, loadAll, save }: CsvMenuProps<Row>) {
  const texts = useTableTexts();
  const { number } = useFormats();
  const [step, setStep] = useState<'ready' | 'busy' | 'failed'>('ready');
  async function saveAll(load: () => Promise<readonly Row[]>) {
    setStep('busy');
    try {
      save(await load());
      setStep('ready');
    } catch {
      setStep('failed');
    }
  }
  const all = loadAll !== undefined &&
    total > shown.length && {
      id: 'all',
      label: texts.csvOfAll(number(total)),
      disabled: step === 'busy',
      reason: texts.busy,
      onAction: () => void saveAll(loadAll),
    };
  return (
    <>
      <Menu
        label={texts.downloadCsv}
        icon={<DownloadIcon />}
        variant="quiet"
        aria-busy={step === 'busy'}
        items={[
          { id: 'shown', label: texts.csvOfShown(number(shown.length)), onAction: () => save(shown) },
          ...(all ? [all] : []),
        ]}
      />
      {step === 'failed' && <Banner role="alert" tone="danger" title={texts.downloadFailed} />}
    </>
  );
}
