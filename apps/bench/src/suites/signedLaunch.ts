import type { Suite } from '../figure.ts';
import { sendingRace } from '../sending/sendingRace.ts';

export const suite: Suite = {
  name: 'signedLaunch',
  title: 'Launch over SMTP, signed',
  about:
    'As the launch over SMTP, from a sending domain whose key signs each message with RSA of 2048 bits. The peer signs its prepared message with such a key too, once for each sending.',
  packages: ['nodemailer', 'pg', 'pg-boss'],
  run: () => sendingRace({ isSigned: true, floor: 0.8 }),
};
