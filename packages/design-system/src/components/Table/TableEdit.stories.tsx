import { useMemo, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { findTable } from '../../testing/findTable.ts';
import { BUDGETS, budgetColumns, type SaveBudget } from './budgets.samples.ts';
import { Table } from './Table.tsx';

interface EditedProps {
  onSave: SaveBudget;
  onRowAction?: (() => void) | undefined;
}

/** The application keeps the rows, and hands over new ones when it has saved. */
function Edited({ onSave, onRowAction }: EditedProps) {
  const [rows, setRows] = useState(BUDGETS);
  const columns = useMemo(
    () =>
      budgetColumns(async (id, change) => {
        await onSave(id, change);
        setRows((before) => before.map((row) => (row.id === id ? { ...row, ...change } : row)));
      }),
    [onSave],
  );
  return <Table label="Budgets" columns={columns} rows={rows} rowId={({ id }) => id} onRowAction={onRowAction} />;
}

const meta = preview.meta({ title: 'Data/Table edit', component: Edited, args: { onSave: fn() } });

function row(name: RegExp): HTMLElement {
  return screen.getByRole('row', { name });
}
function edit(name: string): Promise<HTMLElement> {
  return screen.findByRole('button', { name: `Edit ${name}` });
}

export const Default = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await edit('Price, Members’ evening'));
    await expect(await screen.findByRole('spinbutton', { name: 'Price' })).toHaveFocus();
  },
});

/** Enter opens the field, Enter saves it, and the arrows go on from the cell. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await edit('Recipients, Members’ evening');
    const cell = await canvas.findByRole('gridcell', { name: /18,400/ });
    cell.focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('spinbutton', { name: 'Recipients' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('21500{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('1205', { recipients: 21_500 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /21,500/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{F2}');
    await waitFor(async () =>
      expect(await screen.findByRole('spinbutton', { name: 'Recipients' })).toHaveValue('250,000'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
});

/** The field says why a value is wrong or was refused by the server; the text stays. */
export const Refused = meta.story({
  args: { onSave: fn(() => Promise.reject(new Error('Another order has this name.'))) },
  play: async ({ userEvent }) => {
    await userEvent.click(await edit('Order, Members’ evening'));
    const field = await screen.findByRole('textbox', { name: 'Order' });
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription('The name is empty.');
    await userEvent.type(field, 'Trail boots{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Another order has this name.'));
    await expect(field).toHaveValue('Trail boots');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(row(/Members’ evening/)).toBeVisible();
  },
});

/** A press elsewhere neither saves nor loses what was typed. The cell says so until it is opened again. */
export const KeptUnsaved = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await edit('Contact, Members’ evening'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Contact' }), 'x');
    await userEvent.click(document.body);
    const kept = await screen.findByRole('button', {
      name: /^Edit Contact, Members’ evening: your change is not saved/,
    });
    await expect(args.onSave).not.toHaveBeenCalled();
    // The button is another one after the row was away.
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await expect(kept).toHaveStyle({ opacity: '1' });
    await expect(await edit('Contact, Gift sets, early access')).toHaveStyle({ opacity: '0' });
    await userEvent.click(kept);
    const field = await screen.findByRole('textbox', { name: 'Contact' });
    await expect(field).toHaveValue('post@kestrel.examplex');
    await userEvent.keyboard('{Escape}');
    await expect(await edit('Contact, Members’ evening')).not.toHaveAttribute('data-kept');
  },
});

/** Text that can't be read as a number is never saved, not even as an empty field. */
export const Unreadable = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await edit('Price, Members’ evening'));
    const field = await screen.findByRole('spinbutton', { name: 'Price' });
    await expect(field).toHaveValue('552.00');
    await userEvent.clear(field);
    await userEvent.type(field, 'much{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/number/));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '610.5{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('1205', { price: 61_050 }));
    await waitFor(() => expect(row(/Members’ evening/)).toHaveTextContent('$610.50'));
  },
});

/** A badge is chosen from a list. */
export const Chosen = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await edit('Status, Members’ evening'));
    const group = within(await screen.findByRole('radiogroup', { name: 'Status' }));
    await expect(group.getByRole('radio', { name: 'Approved' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'Draft' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith('1205', { status: 'Draft' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The testing helper that applications get. */
export const Tested = meta.story({
  play: async ({ userEvent, args }) => {
    const table = await findTable('Budgets', { user: userEvent });
    await table.edit('Members’ evening', 'Price', '610.50');
    await expect(args.onSave).toHaveBeenLastCalledWith('1205', { price: 61_050 });
    await table.edit('Members’ evening', 'Status', 'Draft');
    await expect(args.onSave).toHaveBeenLastCalledWith('1205', { status: 'Draft' });
    await expect(table.edit('Gift sets, early access', 'Price', '1')).rejects.toThrow('can’t be pressed');
  },
});

/** A cell that can't be edited says why. */
export const NotEditable = meta.story({
  play: async ({ userEvent }) => {
    const button = await edit('Recipients, Gift sets, early access');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('It is live. Pause it first.');
    await userEvent.click(button);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** The pencil doesn't do what a press on the row does. */
export const InRowsThatDoSomething = meta.story({
  args: { onRowAction: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await edit('Order, Members’ evening'));
    await expect(await screen.findByRole('textbox', { name: 'Order' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onRowAction).not.toHaveBeenCalled();
  },
});

/** On cards the buttons are always there, and a value that is missing can be filled in. */
export const OnCards = meta.story({
  render: (args: EditedProps) => (
    <div style={{ inlineSize: 360 }}>
      <Edited {...args} />
    </div>
  ),
  play: async () => {
    await expect(await edit('Contact, Members’ evening')).toHaveStyle({ opacity: '1' });
    await expect(await edit('Recipients, Öffnungszeiten über die Feiertage')).toBeVisible();
  },
});
