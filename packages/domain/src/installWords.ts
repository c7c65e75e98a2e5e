interface Place {
  readonly kind: 's3' | 'sftp';
  readonly bucket: string | null;
  readonly prefix: string | null;
  readonly host: string | null;
  readonly folder: string | null;
}

export const INSTALL_KINDS = { s3: 'S3 bucket', sftp: 'SFTP folder' } as const;

/** Where a destination's files go: the bucket with its prefix, or the host with its folder. */
export function installPlace({ kind, bucket, prefix, host, folder }: Place): string {
  return (kind === 's3' ? [bucket, prefix] : [host, folder]).filter(Boolean).join('/');
}

/** The outcome of a destination's last check in words. */
export function checkOutcome(result: 'passed' | 'failed' | null): string {
  if (result === null) return 'Not checked';
  return result === 'passed' ? 'Passed' : 'Failed';
}
