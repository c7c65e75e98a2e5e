import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { keptValue } from '../Field/keptValue.samples.ts';
import { COUNTRIES, makeOptions } from '../Select/countries.samples.ts';
import type { LoadRequest } from '../Select/options.ts';
import { Tag } from '../Tag/Tag.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const meta = preview.meta({
  title: 'Forms/MultiSelect options',
  component: MultiSelect,
  args: { label: 'Audiences', options: [], value: [], onValueChange: fn() },
  render: keptValue(MultiSelect),
});

export const SearchesWithinGroups = meta.story({
  args: { label: 'Countries', options: COUNTRIES },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const box = await canvas.findByRole('combobox', { name: 'Countries' });
    await userEvent.click(box);
    await expect(canvas.getByRole('option', { name: 'Germany' })).toHaveAttribute('aria-posinset', '1');
    await expect(canvas.getByText('Asia')).toBeInTheDocument();
    // The search ignores accents, and Home moves the caret in the text.
    await userEvent.type(box, 'and');
    await expect(canvas.getByRole('option', { name: 'Ísland' })).toBeVisible();
    await userEvent.keyboard('{Home}isl');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.queryByText('Asia')).toBeNull();
    await expect(canvasElement.querySelector('[role="log"]')).toHaveTextContent('1 result');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['is']);
  },
});

const MAIL = /^\S+@\S+\.\S+$/;
export const AddsWhatIsTypedAndPasted = meta.story({
  args: {
    label: 'Proof goes to',
    options: [{ value: 'desk@northlight.example', label: 'Desk' }],
    isCreatable: true,
    limit: 4,
    validateNew: (text: string) => (MAIL.test(text) ? undefined : 'Enter a valid email address'),
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('combobox', { name: 'Proof goes to' });
    await userEvent.type(box, 'anna');
    const line = await canvas.findByRole('option', { name: /Add “anna”.*Enter a valid email address/ });
    await expect(line).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('@kestrel.example{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['anna@kestrel.example']);
    // A value in another spelling counts as chosen.
    await userEvent.keyboard('Anna@Kestrel.example');
    await expect(canvas.queryByRole('option', { name: /^Add/ })).toBeNull();
    await userEvent.clear(box);
    await userEvent.keyboard('jide@kestrel.example,');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['anna@kestrel.example', 'jide@kestrel.example']);
    await userEvent.paste('Desk; anna@kestrel.example\nnobody\tli@tanaka.example, more@tanaka.example');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'anna@kestrel.example',
      'jide@kestrel.example',
      'desk@northlight.example',
      'li@tanaka.example',
    ]);
    const message = await canvas.findByText(
      'Not added: nobody (Enter a valid email address), more@tanaka.example (limit reached).',
      { selector: 'p' },
    );
    await expect(message).toBeVisible();
    await expect(box).toHaveValue('nobody, more@tanaka.example');
    // After one is removed and one corrected, both are added together.
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Desk' }));
    await userEvent.clear(box);
    await userEvent.type(box, 'no, more@tanaka.example{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'anna@kestrel.example',
      'jide@kestrel.example',
      'li@tanaka.example',
      'more@tanaka.example',
    ]);
    await expect(box).toHaveValue('no');
  },
});

const PAGE = 50;
const audiences = makeOptions(120);
function loadPage({ search, page }: LoadRequest) {
  const matching = audiences.filter((option) => option.label.toLowerCase().includes(search.toLowerCase()));
  const options = matching.slice((page - 1) * PAGE, page * PAGE);
  return Promise.resolve({ options, hasMore: page * PAGE < matching.length });
}

export const FetchesPageByPage = meta.story({
  args: {
    label: 'Audiences',
    options: [],
    load: loadPage,
    value: ['119'],
    selectedOptions: [{ value: '119', label: 'Audience 120' }],
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: 'Audiences' });
    await expect(canvas.getByText('Audience 120')).toBeVisible();
    await userEvent.click(box);
    await expect(await canvas.findByRole('option', { name: 'Audience 1' })).toBeVisible();
    await userEvent.type(box, '11');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Audience 11' })).toBeVisible());
  },
});

/** At the foot of the screen the list opens upwards, though its options arrive later. */
export const OpensUpwards = meta.story({
  args: { label: 'Audiences', options: [], load: loadPage },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 'calc(100vh - 160px)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Audiences' }));
    await canvas.findByRole('option', { name: 'Audience 1' });
    const { bottom } = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
});

/** Select All fetches the pages that are missing, then chooses every option. */
export const SelectsAllPages = meta.story({
  args: { label: 'Audiences', options: [], load: loadPage, value: ['7'], onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Audiences' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Select All' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    const [chosen] = (args.onValueChange as ReturnType<typeof fn>).mock.lastCall as [string[]];
    await expect(chosen).toHaveLength(120);
    await expect(chosen[0]).toBe('7');
    await expect(new Set(chosen).size).toBe(120);
  },
});

let attempts = 0;
export const SaysWhenFetchingFailed = meta.story({
  args: {
    label: 'Audiences',
    options: [],
    load: (request: LoadRequest) => {
      attempts += 1;
      // Also covers a failure that is thrown synchronously instead of rejected.
      if (attempts === 1) throw new Error('offline');
      return attempts % 2 === 1 ? Promise.reject(new Error('offline')) : loadPage(request);
    },
  },
  beforeEach: () => {
    attempts = 0;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Audiences' }));
    await expect(await canvas.findByText('The options could not be loaded.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('option', { name: 'Try again' }));
    await expect(await canvas.findByRole('option', { name: 'Audience 1' })).toBeVisible();
    // The second page fails too: the loaded options stay, and the retry is at their end.
    await userEvent.keyboard('{End}');
    await userEvent.click(await canvas.findByRole('option', { name: 'Try again' }));
    await waitFor(() => expect(attempts).toBe(4));
    await waitFor(() => expect(canvasElement.querySelector('.choice__spinner')).toBeNull());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Audience 100' })).toBeVisible());
  },
});

const answers = new Map<string, () => void>();
export const NewestAnswerWins = meta.story({
  name: 'R47 Answers arrive out of order: the newest query is shown',
  args: {
    label: 'Audiences',
    options: [],
    load: (request: LoadRequest) =>
      new Promise((resolve) => {
        answers.set(request.search, () => resolve(loadPage(request)));
      }),
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: 'Audiences' });
    await userEvent.click(box);
    const answer = (search: string) =>
      waitFor(() => {
        const give = answers.get(search);
        if (!give) throw new Error(`'${search}' was not asked for`);
        return give;
      });
    await userEvent.keyboard('2');
    const older = await answer('2');
    await userEvent.keyboard('7');
    const newer = await answer('27');
    newer();
    await expect(await canvas.findByRole('option', { name: 'Audience 27' })).toBeVisible();
    older();
    await Promise.resolve();
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
});

export const TenThousandOptions = meta.story({
  args: { label: 'Audiences', options: makeOptions(10_000) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const box = await canvas.findByRole('combobox', { name: 'Audiences' });
    await userEvent.click(box);
    await expect(await canvas.findByRole('option', { name: 'Audience 1' })).toHaveAttribute('aria-setsize', '10000');
    await expect(canvasElement.querySelectorAll('.choice__menu *').length).toBeLessThanOrEqual(60);
    // Only the first 200 are passed to react-select; the last option is the last of all, and the rows in between are
    // windowed.
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(active()).toHaveTextContent('Audience 10000'));
    await expect(active()).toBeVisible();
    await expect(canvasElement.querySelectorAll('.choice__menu *').length).toBeLessThanOrEqual(60);
    // Moves past the first options that were passed along.
    await userEvent.keyboard('{PageUp>41/}');
    await waitFor(() => expect(active()).toHaveTextContent('Audience 9795'));
    await expect(active()).toBeVisible();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await waitFor(() => expect(active()).toHaveTextContent('Audience 10000'));
    await userEvent.type(box, '9999');
    await userEvent.click(await canvas.findByRole('option', { name: 'Audience 9999' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['9998']);
    await userEvent.clear(box);
    await userEvent.click(await canvas.findByRole('option', { name: 'Select All' }));
    await expect(canvas.getByRole('button', { name: '9997 more' })).toBeVisible();
  },
});

/** Leaving the field loses no text: it becomes a new value, or stays where it was typed. */
export const KeepsWhatWasTyped = meta.story({
  args: {
    label: 'Labels',
    options: [{ value: 'Holiday', label: 'Holiday' }],
    isCreatable: true,
    validateNew: (text: string) => (text.length > 10 ? 'A label has 1 to 10 characters' : undefined),
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('combobox', { name: 'Labels' });
    await userEvent.type(box, 'Northlight');
    await userEvent.tab();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['Northlight']));
    await userEvent.type(box, 'Much too long');
    await userEvent.tab();
    await expect(box).toHaveValue('Much too long');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
});

const TEAMS = [
  { value: 'berlin', label: 'Berlin', description: '12 people' },
  { value: 'lagos', label: 'Lagos', description: '7 people' },
];

export const OptionsOfOnesOwn = meta.story({
  name: 'Options and chips, drawn by the application',
  render: () => (
    <MultiSelect
      label="Teams"
      options={TEAMS}
      defaultValue={['berlin']}
      renderOption={({ label, description }) => (
        <span>
          {label} <Tag>{description}</Tag>
        </span>
      )}
      renderValue={({ label }) => `Team ${label}`}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Teams' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Lagos 7 people' }));
    await expect(await canvas.findByText('Team Lagos')).toBeVisible();
    // The chip's button keeps the label.
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Berlin' }));
    await waitFor(() => expect(canvas.queryByText('Team Berlin')).toBeNull());
    // The line of all keeps its own text.
    await expect(canvas.getByRole('option', { name: 'Select All' })).toBeVisible();
  },
});
