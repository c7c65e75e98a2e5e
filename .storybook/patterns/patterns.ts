import type { Pattern } from './pattern.ts';

export const list: Pattern = {
  summary: 'Finds one of many records, and shows which of them need somebody.',
  whenToUse: [
    'People look for a record, compare records, or work through those that wait for them.',
    'There are more than about ten records, or each has several facts.',
  ],
  whenNot: [
    'For a few records with one fact each: `RowList`.',
    'For one record: the pattern Detail.',
    'For pictures that people recognise by sight: `TileGrid`.',
  ],
  dos: [
    'Put the one action that adds a record at the end of the title’s line.',
    'Put what people filter by most often above the table (`SegmentedControl`), the rest into `filters`.',
    'Keep search, filters, sort and page in the address (`tableStateToSearch`), so that a list can be sent.',
  ],
  donts: [
    'Don’t show a spinner for the whole page: give `rows` undefined and the table keeps its place.',
    'Don’t put a row of buttons into each row: the row leads to its record, and bulk actions act on several.',
    'Don’t write a status as text: its tone and its meaning come with `defineStatuses`.',
  ],
  screens: [
    'Order Management/Orders',
    'Campaign Creatives/Creatives',
    'Audience Builder/People',
    'Administration/Users',
  ],
};

export const detail: Pattern = {
  summary: 'Shows one record: its state, what to do next, and its facts in the order in which people ask for them.',
  whenToUse: [
    'Somebody comes from a list, a notification or a link, and wants to know how a record is doing.',
    'The record has parts that are read one at a time: they fold into an accordion (`Fold` with `group`).',
  ],
  whenNot: [
    'For a short look from a list: `Drawer`, so that the list stays.',
    'For parts that people switch between all day: `Tabs`, with the chosen one in the address.',
    'For facts that are compared with each other: leave them open, side by side.',
  ],
  dos: [
    'Say the state beside the title, and the next step as the only primary button, with its consequence in figures.',
    'Put the facts that decide something first, and fold away what few people read.',
    'Tell in the fold’s line what is inside (`note`), so that nobody opens it in vain.',
  ],
  donts: [
    'Don’t repeat the record’s name in each card.',
    'Don’t show fields as disabled inputs: facts are text (`DescriptionList`).',
    'Don’t fold away an error, or the way out of it.',
  ],
  screens: [
    'Order Management/Product',
    'Order Management/Order',
    'Audience Builder/Audience',
    'Administration/Account',
  ],
};

export const form: Pattern = {
  summary: 'Asks for a handful of facts on one page, and says what is wrong beside each.',
  whenToUse: [
    'A record is added or edited with up to about a dozen fields.',
    'A text that was used before may be used again: `Combobox`. A time of day: `TimeInput`.',
  ],
  whenNot: [
    'For one value of a page that people otherwise read: `InlineEdit`.',
    'When later questions depend on earlier answers: the pattern Wizard.',
    'For settings that apply immediately: `Switch`, without a button.',
  ],
  dos: [
    'Keep the button enabled, check on submit, and give `Form` the errors: the focus goes to the first.',
    'Say in each message what to do: “Enter the time of the first message.”',
    'Guard what was typed (`UnsavedGuard`), and say when it is saved (`useFlash`).',
  ],
  donts: [
    'Don’t disable the button until everything is right: nobody sees what is missing.',
    'Don’t use a placeholder as a label, or a list of options where any text is allowed.',
    'Don’t put two columns of fields beside each other: people miss the second.',
  ],
  screens: ['Order Management/Product form', 'Order Management/Add order', 'Administration/Add user', 'Forms'],
};

export const wizard: Pattern = {
  summary: 'Leads through a longer task in steps, each of which is right before the next begins.',
  whenToUse: [
    'The task is rare or has consequences, and has three to six parts that build on each other.',
    'People should see everything once more before it happens.',
  ],
  whenNot: [
    'For a handful of fields: the pattern Form.',
    'For a task that people do daily: they know the way, and steps only slow them down.',
    'For work that the system does in steps: the pattern Long work.',
  ],
  dos: [
    'Name steps with a noun, and the last button with a verb and its object: “Import audience”.',
    'Check each step in its `validate`, so that the errors appear where they can be corrected.',
    'End with a review that shows the answers, and keep each step one click away.',
  ],
  donts: [
    'Don’t ask one question per step: twelve steps are worse than one long form.',
    'Don’t lose what was typed when somebody goes back.',
    'Don’t let the last step come as a surprise: say before it what will happen.',
  ],
  screens: [
    'Audience Builder/New audience',
    'Campaign Creatives/New creative',
    'Order Management/Review before sending',
  ],
};

export const empty: Pattern = {
  summary: 'Explains why there is nothing to see, and what to do about it.',
  whenToUse: [
    'Nothing was made yet, a search finds nothing, everything is done, or the reader may not see it.',
    'Each of the four has its own words: they lead to different actions.',
  ],
  whenNot: [
    'While data loads: `Skeleton`, or a table without `rows`.',
    'When loading failed: the pattern Error.',
    'For one missing value: a dash, which `DescriptionList` and `Table` write themselves.',
  ],
  dos: [
    'Say first what is missing, then what will be here, and offer one action.',
    'After a search, repeat the words and offer to clear them; the search stays in its place.',
    'Say that nothing waits as good news, without a button.',
  ],
  donts: [
    'Don’t say “No data”: it doesn’t tell whether something is broken.',
    'Don’t hide a part that is empty: people would look for it elsewhere.',
    'Don’t joke: the text is read each day.',
  ],
  screens: ['Landing', 'Order Management/Orders', 'Task Management/Tasks', 'Unauthorized'],
};

export const error: Pattern = {
  summary: 'Says what failed, what still works, and how to continue.',
  whenToUse: [
    'A part of a page can’t be loaded (`ErrorState`), only its news can’t (`error` of `Table`), or the work itself has a fault (`Banner`).',
    'The message appears where the missing part would be.',
  ],
  whenNot: [
    'For a wrong field: its own `error`, as in the pattern Form.',
    'For an action that failed and can be tried again: `useFlash().error`.',
    'Without a network: `OfflineBanner`, once for the whole application.',
  ],
  dos: [
    'Keep what was there, say how old it is, and try again in its place.',
    'Say the cause and the way out in the reader’s words; put the request’s number into `details`.',
    'Let the rest of the page work.',
  ],
  donts: [
    'Don’t replace a page because one of its parts failed.',
    'Don’t show codes or technical messages in the sentence itself.',
    'Don’t say “Something went wrong” and nothing else.',
  ],
  screens: ['Order Management/Product', 'Order Management/Report', 'Campaign Creatives/Creative HTML findings'],
};

export const longWork: Pattern = {
  summary: 'Shows work that takes longer than people wait, and lets them leave it.',
  whenToUse: [
    'The server works for more than about ten seconds: an import, a count, a launch.',
    'The work has steps, an amount, or both.',
  ],
  whenNot: [
    'Below a second: nothing. Up to ten seconds: `isBusy` of the button.',
    'For steps that people do: the pattern Wizard.',
    'For one file that is being sent: `FileDrop` shows its own progress.',
  ],
  dos: [
    'Say the amount in units that people count (rows, people), and the time that is left.',
    'Say that the page can be left, and how the reader learns of the end.',
    'Let people stop it, ask before, and say what stays.',
  ],
  donts: [
    'Don’t cover the page: other work is possible meanwhile.',
    'Don’t show a bar that waits at 99 %; without an amount, leave out `max`.',
    'Don’t let a reload begin the work again: the server keeps its state.',
  ],
  screens: ['Audience Builder/Audience', 'Order Management/Process', 'Audience Builder/New audience'],
};
