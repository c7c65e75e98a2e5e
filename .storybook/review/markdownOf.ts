import type { Decisions } from './decisions.ts';
import type { ReviewItem } from './reviewItems.ts';

const SAID = { changed: 'changed', new: 'new', gone: 'gone', same: 'unchanged' };

/** One line of Markdown: a note's line breaks would end the list. */
function inLine(note: string): string {
  return note.trim().replaceAll(/\s+/g, ' ');
}

/** The decisions as a list to paste into a pull request: first what needs work, then the rest. */
export function markdownOf(items: readonly ReviewItem[], decisions: Decisions, base: string): string {
  const answerOf = ({ key }: ReviewItem) => decisions[key]?.answer;
  const parts = [
    ['No', items.filter((item) => answerOf(item) === 'no')],
    ['Not decided', items.filter((item) => answerOf(item) === undefined)],
    ['Yes', items.filter((item) => answerOf(item) === 'yes')],
  ] as const;
  const decided = items.filter((item) => answerOf(item) !== undefined).length;
  const lines = parts.flatMap(([heading, own]) =>
    own.length === 0
      ? []
      : [
          '',
          `**${heading}**`,
          '',
          ...own.map((item) => {
            const note = inLine(decisions[item.key]?.note ?? '');
            const box = heading === 'Yes' ? 'x' : ' ';
            return `- [${box}] ${item.group}: ${item.name} (${SAID[item.change]})${note && heading === 'No' ? `: ${note}` : ''}`;
          }),
        ],
  );
  return [
    `### Review of the pictures: ${decided} of ${items.length} decided`,
    '',
    `Compared with \`${base}\`.`,
    ...lines,
    '',
  ].join('\n');
}
