import type { Mail, Message, SendResult } from '../platform/mail/mail.ts';

export type TestMail = Mail & {
  sent: Message[];
  /** The relay's answers to the next messages; 'accepted' when the list is empty. */
  answers: SendResult[];
};

export function testMail(): TestMail {
  const mail: TestMail = {
    sent: [],
    answers: [],
    poolSize: 5,
    async send(message) {
      const result = mail.answers.shift() ?? { outcome: 'accepted', response: '250 queued' };
      if (result.outcome === 'accepted') mail.sent.push(message);
      return result;
    },
    close: async () => {},
  };
  return mail;
}
