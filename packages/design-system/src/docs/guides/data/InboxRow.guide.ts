import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'InboxRow',
  summary: 'An e-mail as an inbox lists it.',
  whenToUse: ['Showing sender, subject and preheader before an e-mail is sent.'],
  whenNot: ['The e-mail itself: `DeviceFrame`.', 'A list of messages to open: `RowList`.'],
  anatomy: [
    { part: 'Label', is: 'the inbox: its device and its colours' },
    { part: 'Sender', is: 'the name, not the address' },
    { part: 'Subject', is: 'cut in one line' },
    { part: 'Preheader', is: 'beside the subject, or two lines below it' },
  ],
  accessibility: ['A figure named by its label; texts are cut for the eye only.'],
  good: 'Show a phone beside a wide screen: a phone cuts earlier.',
  bad: 'A subject that you have cut yourself.',
  searchTerms: ['inbox', 'subject line', 'preheader', 'preview text', 'snippet'],
  status: 'stable',
  since: '0.2.0',
};
