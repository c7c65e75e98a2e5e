import type { RelayFault } from './mail.ts';

/** An error with the fields that nodemailer adds. */
export interface SmtpError extends Error {
  code?: string;
  /** The code of the system or of TLS, when nodemailer replaced it by one of its own. */
  originalCode?: string;
  responseCode?: number;
  response?: string;
  /** The SMTP command that failed; 'CONN' for the connection itself. */
  command?: string;
}

const UNTRUSTED = 'The relay’s certificate comes from an authority that is not trusted.';

const CERTIFICATE_FAULTS: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'The relay’s certificate has expired.',
  CERT_NOT_YET_VALID: 'The relay’s certificate is not valid yet.',
  CERT_REVOKED: 'The relay’s certificate was revoked.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The relay’s certificate is for another host.',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
};

const NETWORK_FAULTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The relay refused the connection.',
  ECONNRESET: 'The relay closed the connection.',
  ECONNECTION: 'The relay closed the connection.',
  ETIMEDOUT: 'The relay did not answer in time.',
  ENOTFOUND: 'The relay’s host name was not found.',
  EDNS: 'The relay’s host name was not found.',
};

function isTls({ code, originalCode }: SmtpError): boolean {
  return code === 'ETLS' || /^(ERR_SSL|ERR_TLS|EPROTO)/.test(originalCode ?? '');
}

function causeOf(error: SmtpError): { reason: string; isLasting: boolean } {
  const { code = '', originalCode = '', responseCode = 0, command } = error;
  const certificate = CERTIFICATE_FAULTS[originalCode];
  if (certificate !== undefined) return { reason: certificate, isLasting: true };
  if (code === 'EAUTH') {
    const isLasting = responseCode >= 500 || responseCode === 0;
    return {
      reason: isLasting ? 'The relay refused the sign-in.' : 'The relay could not check the sign-in.',
      isLasting,
    };
  }
  if (isTls(error)) return { reason: 'No encrypted connection to the relay could be made.', isLasting: true };
  if (command === 'MAIL FROM') return { reason: `The relay refused the sender (${responseCode}).`, isLasting: true };
  if (responseCode >= 500) return { reason: `The relay refused the connection (${responseCode}).`, isLasting: true };
  const reason = NETWORK_FAULTS[originalCode] ?? NETWORK_FAULTS[code] ?? 'The relay can’t be reached.';
  return { reason, isLasting: false };
}

/** Describes an error that came before the message itself was sent. */
export function relayFault(error: SmtpError): RelayFault {
  return { outcome: 'not sent', ...causeOf(error), response: error.response ?? error.message };
}
