import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { pointAt } from '../../../../../.storybook/plays/pointAt.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { CheckMatrix, type CheckMatrixProps } from './CheckMatrix.tsx';

const rows = [
  { id: 'can_view_order', label: 'View orders', hint: 'can_view_order', group: 'Orders' },
  { id: 'can_add_order', label: 'Add orders', hint: 'can_add_order', group: 'Orders' },
  { id: 'can_confirm_product', label: 'Confirm what goes out', hint: 'can_confirm_product', group: 'Orders' },
  { id: 'can_view_creative', label: 'View creatives', hint: 'can_view_creative', group: 'Creatives' },
];
const columns = ['Administrators', 'Campaign managers', 'Data team', 'Account users'].map((label) => ({
  id: label,
  label,
}));

const changed = fn();

const meta = preview.meta({
  title: 'Data/CheckMatrix',
  component: CheckMatrix,
  tags: ['autodocs'],
  args: {
    label: 'Permissions by group',
    rowsLabel: 'Permission',
    rows,
    columns,
    isChecked: (row, column) => (row.length + column.length) % 3 > 0,
  },
});

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <CheckMatrix {...args} label="Read" />
      <CheckMatrix
        {...args}
        label="Changed"
        onValueChange={changed}
        onValuesChange={changed}
        disabledReason={(_, column) => (column === 'Administrators' ? 'Administrators may do everything.' : undefined)}
      />
      <div style={{ maxInlineSize: 288 }}>
        <CheckMatrix {...args} label="Narrow" rows={rows.slice(0, 2)} onValueChange={changed} />
      </div>
    </div>
  ),
});

export const ReadOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Yes' }).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

export const UnderThePointer = meta.story({
  play: async ({ canvas }) => {
    const cell = canvas.getAllByRole('img', { name: 'Yes' })[0]?.closest('td');
    const name = cell?.closest('tr')?.querySelector('th');
    const ground = (element: Element | null | undefined) => element && getComputedStyle(element).backgroundImage;
    await expect(ground(name)).toBe('none');
    if (!cell) throw new Error('Nothing is ticked');
    await pointAt(cell, async () => {
      // The whole row changes colour, including its sticky name.
      await expect(ground(name)).not.toBe('none');
    });
  },
});

export const Editable = meta.story({
  render: function EditableMatrix(args: CheckMatrixProps) {
    const [on, setOn] = useState<ReadonlySet<string>>(new Set());
    return (
      <CheckMatrix
        {...args}
        isChecked={(row, column) => on.has(`${row} ${column}`)}
        onValueChange={(row, column, isOn) => {
          changed(row, column, isOn);
          setOn((before) => {
            const next = new Set(before);
            if (isOn) next.add(`${row} ${column}`);
            else next.delete(`${row} ${column}`);
            return next;
          });
        }}
        onValuesChange={(changes) => {
          setOn((before) => {
            const next = new Set(before);
            for (const { rowId, columnId, isOn } of changes) {
              if (isOn) next.add(`${rowId} ${columnId}`);
              else next.delete(`${rowId} ${columnId}`);
            }
            return next;
          });
        }}
        disabledReason={(_, column) => (column === 'Administrators' ? 'Administrators may do everything.' : undefined)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Add orders, Data team' });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(changed).toHaveBeenLastCalledWith('can_add_order', 'Data team', true);
    const fixed = canvas.getByRole('checkbox', { name: 'Add orders, Administrators' });
    await userEvent.click(fixed);
    await expect(fixed).not.toBeChecked();
    await expect(fixed).toHaveAccessibleDescription('Administrators may do everything.');
    // The box of a group covers all its rows, and is mixed when only some are ticked.
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'All of Orders, Data team' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'View orders, Data team' })).toBeChecked();
    await userEvent.click(all);
    await expect(box).not.toBeChecked();
  },
});

export const WalkedByArrows = meta.story({
  args: { onValueChange: changed },
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await userEvent.tab();
    await expect(box('View orders, Administrators')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(box('Add orders, Campaign managers')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(box('Add orders, Account users')).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(box('View creatives, Account users')).toHaveFocus();
    // The matrix is one tab stop: Tab leaves it, and Shift+Tab returns to the same box.
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(box('View creatives, Account users')).toHaveFocus();
  },
});
