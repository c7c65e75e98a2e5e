export type Message = {
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  html?: string;
  text?: string;
  messageId: string;
  headers?: Record<string, string>;
};

/** `accepted`: the relay has it. `refused`: it never will (5xx). `later`: try again (4xx, no connection).
 * `in doubt`: the connection went away after the data, nobody knows. */
export type SendResult =
  | { outcome: 'accepted'; response: string }
  | { outcome: 'refused'; code: number; response: string }
  | { outcome: 'later'; response: string }
  | { outcome: 'in doubt'; response: string };

export type Mail = {
  send(message: Message): Promise<SendResult>;
  /** How many messages may be under way at once: the largest batch a claim may take. */
  readonly poolSize: number;
  close(): Promise<void>;
};
