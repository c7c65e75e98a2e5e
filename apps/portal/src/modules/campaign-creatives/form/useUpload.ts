import { useRef, useState } from 'react';

export interface UploadProgress {
  readonly sent: number;
  /** Bytes of the whole form; 0 until the browser knows them. */
  readonly total: number;
}

/** Runs one upload at a time and reports its progress; it can be cancelled. */
export function useUpload() {
  const [progress, setProgress] = useState<UploadProgress>();
  const running = useRef<AbortController>(undefined);

  async function run<Answer>(
    upload: (sending: { onProgress: (sent: number, total: number) => void; signal: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer> {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ sent: 0, total: 0 });
    try {
      return await upload({
        onProgress: (sent, total) => setProgress({ sent, total }),
        signal: controller.signal,
      });
    } finally {
      setProgress(undefined);
    }
  }
  return { progress, run, cancel: () => running.current?.abort() };
}
