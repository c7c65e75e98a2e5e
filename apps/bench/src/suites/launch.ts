import type { Suite } from '../figure.ts';
import { sendingRace } from '../sending/sendingRace.ts';

export const suite: Suite = {
  name: 'launch',
  title: 'Launch over SMTP',
  about:
    'The product is launched, built, proved and confirmed through the API, then sent by one worker to a relay on this machine that accepts everything. Each message is claimed and committed first, gets three signed links and a pixel, and its outcome is stored. The peer is nodemailer’s pool with the same number of connections and a prepared message.',
  packages: ['nodemailer', 'pg', 'pg-boss'],
  run: () => sendingRace({ isSigned: false, floor: 0.6 }),
};
