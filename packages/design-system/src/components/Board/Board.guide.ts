import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  name: 'Board',
  summary: 'Cards in columns, moved from state to state.',
  whenToUse: ['A screenful of things whose state people change by hand.'],
  whenNot: [
    'More than some fifty cards, or to sort and filter: `Table`.',
    'States that only the system sets: `StatusBadge` in a `Table`.',
  ],
  anatomy: [
    { part: 'Column', is: 'a state, with the number of its cards' },
    { part: 'Card', is: 'title, detail, foot' },
    { part: 'Grip', is: 'drags by pointer, touch and keyboard' },
    { part: 'Menu', is: 'moves without dragging' },
  ],
  accessibility: [
    'Arrow keys walk over the cards of a column; Enter on the grip picks a card up, Tab chooses the place, Enter puts it down, Escape gives up.',
    'The menu of each card moves it with one press; what isn’t allowed is there with its reason.',
    'The focus follows a card into its new column. Each move is announced with the place; a refusal is announced, seen, and leaves the card where it was.',
  ],
  good: 'Refusals that say what to do.',
  bad: 'A move that is taken back in silence.',
  finds: ['kanban', 'drag and drop', 'columns', 'move cards', 'workflow'],
  status: 'preview',
  since: '0.2.0',
};
