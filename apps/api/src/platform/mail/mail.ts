export interface Message {
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  html?: string;
  text?: string;
  messageId: string;
  headers?: Record<string, string>;
}

/** `accepted`: the relay has it. `refused`: it never will (5xx). `later`: try again (4xx, no connection).
 * `in doubt`: the connection was lost after the data, so nobody knows. */
export type SendResult =
  | { outcome: 'accepted'; response: string }
  | { outcome: 'refused'; code: number; response: string }
  | { outcome: 'later'; response: string }
  | { outcome: 'in doubt'; response: string };

export interface Mail {
  send(message: Message): Promise<SendResult>;
  /** How many messages may be in flight at the same time: the largest batch that a claim may take. */
  readonly poolSize: number;
  close(): Promise<void>;
}
