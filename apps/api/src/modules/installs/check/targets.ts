import type { Tx } from '../../../platform/database/tx.ts';
import type { Deps } from '../../../platform/deps.ts';
import { sealedSecrets } from '../installs.repository.ts';
import type { InstallRow } from '../installs.resource.ts';
import { openSecret } from '../installs.service.ts';
import type { S3Target } from './s3Place.ts';
import type { SftpTarget } from './sftpPlace.ts';

/** Where a destination is and how to sign in there. */
export type Target = ({ kind: 's3' } & S3Target) | ({ kind: 'sftp' } & SftpTarget);

/** Opens the secrets of a destination. The caller leaves the transaction before it calls out. */
export async function targetOf(tx: Tx, deps: Deps, row: InstallRow): Promise<Target> {
  const sealed = await sealedSecrets(tx, row.id);
  if (row.kind === 's3') {
    const { bucket, region, endpoint, prefix, access_key_id: accessKeyId } = row;
    const secretAccessKey = openSecret(deps, row.id, 'secret_cipher', sealed.secret_cipher);
    return { kind: 's3', bucket: bucket ?? '', region, endpoint, prefix, accessKeyId, secretAccessKey };
  }
  return {
    kind: 'sftp',
    host: row.host ?? '',
    port: row.port ?? 22,
    user: row.user ?? '',
    password: openSecret(deps, row.id, 'password_cipher', sealed.password_cipher),
    privateKey: openSecret(deps, row.id, 'private_key_cipher', sealed.private_key_cipher),
    hostKey: row.host_key_fingerprint,
    folder: row.folder,
  };
}
