'use client';
import type { ReactNode } from 'react';
import { NonceProvider as ChoiceNonce } from 'react-select';

export interface NonceProviderProps {
  /** The nonce of this answer's Content-Security-Policy. */
  nonce: string;
  children: ReactNode;
}

/**
 * For pages whose Content-Security-Policy forbids style elements without a nonce: hands it to Select and MultiSelect. Everything
 * else reads it from `<meta property="csp-nonce" nonce="…">`.
 */
export function NonceProvider({ nonce, children }: NonceProviderProps) {
  return (
    <ChoiceNonce nonce={nonce} cacheKey="mr-choice">
      {children}
    </ChoiceNonce>
  );
}
