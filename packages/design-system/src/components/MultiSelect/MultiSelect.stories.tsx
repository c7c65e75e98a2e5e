import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { keptValue } from '../Field/keptValue.samples.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { COUNTRIES, VERTICALS } from '../Select/countries.samples.ts';
import { MultiSelect } from './MultiSelect.tsx';

const meta = preview.meta({
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  tags: ['autodocs'],
  args: { label: 'Verticals', options: VERTICALS, value: [], onValueChange: fn() },
  render: keptValue(MultiSelect),
});

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      <MultiSelect label="Empty" options={VERTICALS} value={[]} onValueChange={fn()} />
      <MultiSelect label="Two" options={VERTICALS} value={['health', 'travel']} onValueChange={fn()} />
      <MultiSelect
        label="Many, collapsed"
        options={VERTICALS}
        value={VERTICALS.map((o) => o.value)}
        onValueChange={fn()}
      />
      <MultiSelect
        label="Limit reached"
        options={VERTICALS}
        value={['health', 'travel']}
        onValueChange={fn()}
        limit={2}
      />
      <MultiSelect label="Single" options={VERTICALS} value={['health']} onValueChange={fn()} isSingle />
      <MultiSelect
        label="Wrong"
        options={VERTICALS}
        value={[]}
        onValueChange={fn()}
        isRequired
        error="Choose at least one."
      />
      <MultiSelect
        label="Disabled"
        options={VERTICALS}
        value={['health']}
        onValueChange={fn()}
        disabled
        reason="The order was launched."
      />
    </div>
  ),
});

export const DisabledWithAChoice = meta.story({
  args: { value: ['health'], disabled: true, reason: 'The order was launched.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Health')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Health/ })).toBeNull();
  },
});

function said(canvasElement: HTMLElement) {
  return canvasElement.querySelector('[data-part="said"]');
}

export const SelectsAllAndNone = meta.story({
  name: 'Defaults: no limit, 197 px, Select All and UnSelect All, Search, No data available',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const box = await canvas.findByRole('combobox', { name: 'Verticals' });
    await userEvent.click(box);
    await expect(await canvas.findByText('Search')).toBeVisible();
    const list = canvas.getByRole('listbox');
    await expect(getComputedStyle(list).maxBlockSize).toBe('197px');
    await userEvent.click(await canvas.findByRole('option', { name: 'Select All' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(VERTICALS.map((option) => option.value));
    await expect(canvas.getByRole('button', { name: '7 more' })).toBeVisible();
    await expect(said(canvasElement)).toHaveTextContent('Select All. 10 chosen');
    await userEvent.click(canvas.getByRole('option', { name: 'UnSelect All' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.type(box, 'zzz');
    await expect(await canvas.findByText('No data available')).toBeVisible();
  },
});

export const OwnWords = meta.story({
  args: { selectAllText: 'Alle', unselectAllText: 'Keine', searchText: 'Suchen', noDataText: 'Nichts', maxHeight: 120 },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox');
    await userEvent.click(box);
    await expect(canvas.getByText('Suchen')).toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('listbox')).maxBlockSize).toBe('120px');
    await userEvent.click(await canvas.findByRole('option', { name: 'Alle' }));
    await expect(canvas.getByRole('option', { name: 'Keine' })).toBeVisible();
    await userEvent.type(box, 'zzz');
    await expect(await canvas.findByText('Nichts')).toBeVisible();
  },
});

export const LimitIsSaid = meta.story({
  name: 'A08 The limit disables the others, says why, and ends with a removal',
  args: { limit: 3, value: ['travel'] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const box = await canvas.findByRole('combobox', { name: 'Verticals' });
    await expect(box).toHaveAccessibleDescription(/1 of 3 chosen/);
    await userEvent.click(box);
    await expect(canvas.queryByRole('option', { name: 'Select All' })).toBeNull();
    await userEvent.click(await canvas.findByRole('option', { name: 'Finance' }));
    await expect(said(canvasElement)).toHaveTextContent('Finance chosen. 2 of 3 chosen');
    await userEvent.click(canvas.getByRole('option', { name: 'Health' }));
    const reached = '3 of 3 chosen, limit reached. Remove one to choose another.';
    await expect(said(canvasElement)).toHaveTextContent(`Health chosen. ${reached}`);
    const other = canvas.getByRole('option', { name: 'Automotive' });
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await expect(other).toHaveAccessibleDescription(reached);
    await userEvent.click(other);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('option', { name: 'Finance' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['travel', 'health']);
    await expect(canvas.getByRole('option', { name: 'Automotive' })).toHaveAttribute('aria-disabled', 'false');
    await expect(said(canvasElement)).toHaveTextContent('Finance removed. 2 of 3 chosen');
    await userEvent.click(canvas.getByRole('option', { name: 'Automotive' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['travel', 'health', 'automotive']);
  },
});

export const SingleReplaces = meta.story({
  args: { isSingle: true, value: ['health'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await expect(canvas.queryByRole('option', { name: 'Select All' })).toBeNull();
    await userEvent.click(await canvas.findByRole('option', { name: 'Travel' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['travel']);
  },
});

export const ByKeyboard = meta.story({
  args: { value: VERTICALS.map((option) => option.value) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const box = await canvas.findByRole('combobox');
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
    // Left reveals the chips behind '+7' and focuses the last; Delete removes it, Backspace removes the next.
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(10);
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect(said(canvasElement)).toHaveTextContent('Retail removed. 9 chosen');
    await userEvent.keyboard('{Backspace}');
    await expect(said(canvasElement)).toHaveTextContent('Travel removed. 8 chosen');
    await userEvent.keyboard('{Escape}{Delete}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Backspace}');
    await expect(said(canvasElement)).toHaveTextContent('Outdoor removed. 7 chosen');
    await userEvent.keyboard('{ArrowDown}{End}');
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    await waitFor(() => expect(active()).toHaveTextContent('Travel'));
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(said(canvasElement)).toHaveTextContent('Automotive removed. 6 chosen');
    // The focus stays on the chosen option, so that the reader can continue from there.
    await expect(active()).toHaveTextContent('Automotive');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveFocus();
    // With an open list Tab also moves on, and keeps the choice.
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(box).not.toHaveFocus();
    await expect(canvas.getByRole('button', { name: '3 more' })).toBeVisible();
  },
});

export const InAPlainForm = meta.story({
  render: () => (
    <form aria-label="Plan">
      <MultiSelect label="Verticals" name="vertical" options={VERTICALS} defaultValue={['health']} isRequired />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Plan' });
    const sent = () => new FormData(form).getAll('vertical');
    const box = await canvas.findByRole('combobox', { name: 'Verticals' });
    await expect(sent()).toEqual(['health']);
    box.focus();
    await userEvent.keyboard('{Backspace}');
    await expect(sent()).toEqual([]);
    await expect(form.checkValidity()).toBe(false);
    await userEvent.keyboard('travel{Enter}{Escape}');
    await expect(sent()).toEqual(['travel']);
    await expect(form.checkValidity()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(sent()).toEqual(['health']);
    // A form's summary finds a field by its name and focuses it (A06).
    const found = form.elements.namedItem('vertical');
    const first = found instanceof RadioNodeList ? found[0] : found;
    (first as HTMLElement).focus();
    await expect(box).toHaveFocus();
  },
});

/** On a phone, right to left. */
export const NarrowFromTheRight = meta.story({
  render: () => (
    <div dir="rtl" style={{ inlineSize: 288, display: 'grid', gap: 16 }}>
      <MultiSelect label="Long" options={VERTICALS} defaultValue={VERTICALS.slice(0, 4).map((o) => o.value)} />
      <MultiSelect label="Countries" options={COUNTRIES} defaultValue={['lb']} limit={1} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Countries' }));
    const menu = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(menu.width).toBeLessThanOrEqual(288);
    // The chips are to the right of the input, so the right arrow key moves through them.
    const chip = () => canvasElement.querySelector('.choice__multi-value[data-focused]')?.textContent ?? 'none';
    await userEvent.click(canvas.getByRole('combobox', { name: 'Long' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chip()).toBe('none');
    const [first, second, third, fourth] = VERTICALS.map(({ label }) => label);
    await userEvent.keyboard('{ArrowRight}');
    await expect(chip()).toBe(fourth);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(chip()).toBe(first);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chip()).toBe(second);
    await userEvent.keyboard('{Delete}{ArrowRight}{ArrowRight}');
    await expect(chip()).toBe(third);
    await userEvent.keyboard('{Escape}');
  },
});

async function seeWholeMenu(box: HTMLElement) {
  const list = screen.getByRole('listbox');
  await waitFor(() => expect(list.offsetHeight).toBeGreaterThan(150));
  const { left, top, bottom } = list.getBoundingClientRect();
  for (const y of [top + 8, bottom - 8])
    await expect(list.contains(document.elementFromPoint(left + 20, y))).toBe(true);
  await expect(list.getBoundingClientRect().width).toBeCloseTo(box.closest('.choice__control')?.clientWidth ?? 0, -1);
}

/** A dialog that is lower than the menu neither clips the menu nor starts to scroll. */
export const InALowDialog = meta.story({
  args: { value: undefined, defaultValue: ['health'] },
  render: (args) => (
    <Modal isOpen onClose={fn()} title="Verticals of the order" actions={<Button>Save</Button>}>
      <MultiSelect {...args} />
    </Modal>
  ),
  play: async ({ userEvent }) => {
    const box = await screen.findByRole('combobox', { name: 'Verticals' });
    await userEvent.click(box);
    await seeWholeMenu(box);
    const body = box.closest('[data-part="body"]') as HTMLElement;
    await expect(body.scrollHeight).toBe(body.clientHeight);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

/** A card clips its round corners, and the content after it may be stacked above others. */
export const InALowCard = meta.story({
  args: { value: undefined, defaultValue: ['health'] },
  render: (args) => (
    <Card title="Order">
      <MultiSelect {...args} />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: 'Verticals' });
    await userEvent.click(box);
    await seeWholeMenu(box);
    await userEvent.click(screen.getByRole('option', { name: 'Retail' }));
    await expect(canvas.getByRole('button', { name: 'Remove Retail' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});
