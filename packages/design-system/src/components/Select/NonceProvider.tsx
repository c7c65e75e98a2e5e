'use client';
import type { ReactNode } from 'react';
import { NonceProvider as ChoiceNonce } from 'react-select';

export interface NonceProviderProps {
  /** The nonce of this response's Content-Security-Policy. */
  nonce: string;
  children: ReactNode;
}

/**
 * Passes a nonce to Select and MultiSelect, for pages whose Content-Security-Policy requires one for style elements. All
 * other components read it from `<meta property="csp-nonce" nonce="…">`.
 */
export function NonceProvider({ nonce, children }: NonceProviderProps) {
  return (
    <ChoiceNonce nonce={nonce} cacheKey="mr-choice">
      {children}
    </ChoiceNonce>
  );
}
