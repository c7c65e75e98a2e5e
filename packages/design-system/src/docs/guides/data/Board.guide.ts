import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'Board',
  summary: 'Cards in columns, moved from state to state.',
  whenToUse: ['A screenful of things whose state people change by hand.'],
  whenNot: [
    'More than some fifty cards, or to sort and filter: `Table`.',
    'States that only the system sets: `StatusBadge` in a `Table`.',
  ],
  anatomy: [
    { part: 'Column', is: 'a state, with the number of its cards', at: '[data-part="column"]' },
    { part: 'Card', is: 'title, detail, foot', at: '[data-part="card"]' },
    { part: 'Grip', is: 'drags by pointer, touch and keyboard', at: '[data-part="grip"]' },
    { part: 'Menu', is: 'moves without dragging', at: '[data-part="card"] [aria-haspopup]' },
  ],
  accessibility: [
    'Arrow keys move through the cards of a column; Enter on the grip picks a card up, Tab chooses the place, Enter puts it down, Escape cancels.',
    'The menu of each card moves it with one press; what isn’t allowed is there with its reason.',
    'The focus follows a card into its new column. Each move is announced with the place; a refusal is announced, seen, and leaves the card where it was.',
  ],
  keys: [
    { press: ['↑', '↓'], does: 'To the next card of the column.' },
    { press: ['→'], does: 'From the card to its grip and its menu.' },
    { press: ['Enter'], does: 'On the grip: pick the card up, and put it down.' },
    { press: ['Tab'], does: 'While a card is carried: to the next place.' },
    { press: ['Esc'], does: 'Cancel the move; the card stays where it was.' },
  ],
  good: 'A refused move says what to do instead.',
  bad: 'A card jumps back without a word.',
  isWide: true,
  searchTerms: ['kanban', 'drag and drop', 'columns', 'move cards', 'workflow', 'reorder'],
  status: 'preview',
  since: '0.2.0',
};
