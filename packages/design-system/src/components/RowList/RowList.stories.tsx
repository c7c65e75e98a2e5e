import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { RowList } from './RowList.tsx';

const meta = preview.meta({
  title: 'Data/RowList',
  component: RowList,
  args: {
    label: 'Waiting for you',
    items: [
      {
        id: '1',
        href: '#1',
        title: 'Parcel for the north',
        note: 'of the harbour office',
        lead: <Badge tone="danger">Held</Badge>,
        detail: '2 stamps short',
        end: 'by 2:00 PM today',
      },
      {
        id: '2',
        href: '#2',
        title: 'A parcel whose name is so long that it has to be broken over more than one line of the row',
        lead: <Badge tone="warning">Weighed</Badge>,
        detail:
          'The sorting machine in hall 4 could not read the address, and two people have tried by hand since then',
        end: 'by Sun 7:15 PM',
      },
      { id: '3', href: '#3', title: '東京への小包' },
    ],
  },
});

export const Permutations = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Waiting for you' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Parcel for the north' })).toHaveFocus();
    const row = canvas.getByText('2 stamps short').closest('li')?.getBoundingClientRect();
    // The whole row is the target of the link.
    const hit = document.elementFromPoint((row?.right ?? 0) - 4, (row?.top ?? 0) + 4);
    await expect(hit).toHaveTextContent('Parcel for the north');
  },
});

/** In a narrow list too, no badge is cut, and the columns of all rows are aligned. */
export const WholeBadges = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 640 }}>{Story()}</div>],
  args: {
    items: ['Held', 'Held for want of stamps'].map((status, id) => ({
      id: String(id),
      href: `#${id}`,
      title: 'Parcel for the north',
      lead: <Badge tone="danger">{status}</Badge>,
      detail: '2 stamps short',
      end: 'by 2:00 PM today',
    })),
  },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Held for want of stamps');
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
    const [first, second] = canvas.getAllByText('2 stamps short').map((part) => part.getBoundingClientRect().left);
    await expect(first).toBe(second);
    const ends = canvas.getAllByText('by 2:00 PM today').map((part) => part.getBoundingClientRect().right);
    await expect(ends[0]).toBe(ends[1]);
  },
});

/** A long row keeps its one line; the whole text is in its title. */
export const OneLine = meta.story({
  args: {
    items: [
      {
        id: '1',
        href: '#1',
        title: 'Product recall follow-up survey for the members of the house, reminder',
        note: 'Rookwood Civic Partners for Culture and Neighbourhood',
        detail:
          'It is paused: nothing goes out. The shop’s checkout is down until tomorrow morning, as the house says.',
        end: 'since 11/23/2026',
      },
      { id: '2', href: '#2', title: 'Short', detail: 'Confirm 398 recipients', end: 'by Fri 6:15 AM' },
    ],
  },
  play: async ({ canvas }) => {
    const [long, short] = canvas.getAllByRole('listitem').map((row) => row.getBoundingClientRect().height);
    await expect(Math.abs((long ?? 0) - (short ?? 0))).toBeLessThanOrEqual(1);
    await expect(canvas.getByTitle(/^Product recall .*, Rookwood Civic Partners/)).toBeVisible();
    await expect(canvas.getByTitle(/until tomorrow morning, as the house says\.$/)).toBeVisible();
  },
});

export const Small = meta.story({ globals: { viewport: { value: 'w320' } } });
