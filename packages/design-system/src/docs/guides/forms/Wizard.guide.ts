import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Wizard',
  summary: 'A longer task in steps that people take one after another.',
  whenToUse: ['A task that is done rarely and has parts that depend on each other: an import, a first set-up.'],
  whenNot: [
    'A form that fits on one screen: `Form`.',
    'Steps that other people or machines take: `StepList`.',
    'Parts that can be filled in in any order: `Tabs`, or headings on one page.',
  ],
  anatomy: [
    { part: 'Steps', is: 'all of them; those that were seen are buttons', at: 'ol' },
    { part: 'Heading', is: 'the number and the name of the step; it gets the focus', at: 'h2' },
    { part: 'Content', is: 'your fields; they stay in the page once they were seen' },
    { part: 'Buttons', is: 'Cancel, Back, and Next or the last action', at: 'button[type="submit"]' },
  ],
  accessibility: [
    'Each step is a form: Enter goes on, and what is wrong is summarised with links to its fields.',
    'The focus goes to the heading of the step, which says its number of how many.',
  ],
  good: 'Name the last button after what it does: ‘Create audience’.',
  bad: 'Ten steps with a field each.',
  searchTerms: ['wizard', 'stepper', 'multi-step form', 'assistant', 'onboarding', 'next and back'],
  status: 'preview',
  since: '0.2.0',
};
