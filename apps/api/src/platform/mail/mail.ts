import type { KeyObject } from 'node:crypto';

/** The key that an e-mail is signed with (DKIM), and its place in DNS. */
export interface Signature {
  domain: string;
  selector: string;
  privateKey: KeyObject;
}

export interface Message {
  from: { name: string; address: string };
  to: string;
  /** Where bounces go to. The sender's address without it. */
  returnPath?: string;
  replyTo?: string;
  subject: string;
  html?: string;
  text?: string;
  messageId: string;
  headers?: Record<string, string>;
  signature?: Signature;
}

/** A fault of the relay or of the way to it. It concerns every message, not only the one that was tried. */
export interface RelayFault {
  outcome: 'not sent';
  /** Names the cause in a sentence that people read on the product. */
  reason: string;
  /** True when trying again soon can't help: somebody has to change the relay or its settings. */
  isLasting: boolean;
  response: string;
}

/**
 * `accepted`: the relay has it. `refused`: it never will (5xx). `later`: the relay asks to try again (4xx).
 * `not sent`: no byte of the message left, so it may safely go out later. `in doubt`: the connection broke after the
 * message had begun, so nobody knows.
 */
export type SendResult =
  | { outcome: 'accepted'; response: string }
  | { outcome: 'refused'; code: number; response: string }
  | { outcome: 'later'; response: string }
  | RelayFault
  | { outcome: 'in doubt'; response: string };

export interface Mail {
  send(message: Message): Promise<SendResult>;
  /** How many messages may be in flight at the same time: the largest batch that a claim may take. */
  readonly poolSize: number;
  close(): Promise<void>;
}
