import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificates {
  authority: string;
  certificate: string;
  key: string;
}

/** Makes an authority, and one certificate by it for all names of the test. */
export function makeCertificates(folder: string): Certificates {
  const at = (name: string): string => join(folder, name);
  const openssl = (...args: string[]): void => {
    execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  };
  const request = ['req', '-newkey', 'rsa:2048', '-nodes'];
  openssl(...request, '-x509', '-days', '2', '-subj', '/CN=Test authority', '-keyout', 'ca.key', '-out', 'ca.crt');
  openssl(...request, '-subj', '/CN=localhost', '-keyout', 'mailroom.key', '-out', 'mailroom.csr');
  writeFileSync(at('names'), 'subjectAltName=DNS:localhost,DNS:links.localhost,IP:127.0.0.1\n');
  const sign = ['x509', '-req', '-days', '2', '-in', 'mailroom.csr', '-CA', 'ca.crt', '-CAkey', 'ca.key'];
  openssl(...sign, '-CAcreateserial', '-extfile', 'names', '-out', 'mailroom.crt');
  return { authority: at('ca.crt'), certificate: at('mailroom.crt'), key: at('mailroom.key') };
}
