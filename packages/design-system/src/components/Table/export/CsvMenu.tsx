import { useState } from 'react';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { useFormats } from '../../../provider/useFormats.ts';
import { Banner } from '../../Banner/Banner.tsx';
import { DownloadIcon } from '../../Icon/DownloadIcon.ts';
import { Menu } from '../../Menu/Menu.tsx';
import { useTablePart } from '../tableContexts.ts';

interface CsvMenuProps {
  onSave: (rows: readonly object[]) => void;
}

/** Saves the rows as a file: those on the page, or all that match. */
export default function CsvMenu({ onSave }: CsvMenuProps) {
  const { loadAll } = useTablePart('settings');
  const { page, total, matching, isServer, tree } = useTablePart('rows');
  const shown = tree?.rows ?? page;
  const texts = useTableTexts();
  const { number } = useFormats();
  const [step, setStep] = useState<'ready' | 'busy' | 'failed'>('ready');
  async function saveAll() {
    setStep('busy');
    try {
      onSave(isServer ? ((await loadAll?.()) ?? []) : matching());
      setStep('ready');
    } catch {
      setStep('failed');
    }
  }
  const all = (!isServer || loadAll !== undefined) &&
    total > shown.length && {
      id: 'all',
      label: texts.csvOfAll(number(total)),
      disabled: step === 'busy',
      reason: texts.busy,
      onAction: () => void saveAll(),
    };
  return (
    <>
      <Menu
        label={texts.downloadCsv}
        icon={<DownloadIcon />}
        variant="quiet"
        aria-busy={step === 'busy'}
        items={[
          { id: 'shown', label: texts.csvOfShown(number(shown.length)), onAction: () => onSave(shown) },
          ...(all ? [all] : []),
        ]}
      />
      {step === 'failed' && <Banner role="alert" tone="danger" title={texts.downloadFailed} />}
    </>
  );
}
