import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { Select } from '../Select/Select.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Form, type FormError } from './Form.tsx';

const meta = preview.meta({ title: 'Forms/Form', component: Form });

const WRONG: FormError[] = [
  { field: 'name', label: 'Name', message: 'The name is empty.' },
  { field: 'email', label: 'E-mail', message: 'The e-mail address has no domain.' },
];

function Example({ start = [] }: { start?: FormError[] }) {
  const [errors, setErrors] = useState(start);
  const of = (field: string) => errors.find((error) => error.field === field)?.message;
  return (
    <Form aria-label="User" errors={errors} onSubmit={() => setErrors(WRONG)} style={{ maxInlineSize: 400 }}>
      <TextInput label="Name" name="name" error={of('name')} isRequired />
      <TextInput label="E-mail" name="email" defaultValue="anna.lindqvist@" error={of('email')} isRequired />
      <div>
        <Button type="submit" variant="primary">
          Add user
        </Button>
      </div>
    </Form>
  );
}

export const Permutations = meta.story({ render: () => <Example start={WRONG} /> });

export const FocusGoesToTheFirst = meta.story({
  name: 'A06 links, announces and focuses what is wrong',
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add user' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('The name is empty.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 fields need a change');
    await userEvent.click(canvas.getByRole('button', { name: /no domain/ }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
});

const PRODUCT_WRONG: FormError[] = [
  { field: 'start', label: 'Start', message: 'The start is in the past.' },
  { field: 'vertical', label: 'Vertical', message: 'Choose a vertical.' },
];

export const SentByEnter = meta.story({
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), '{Enter}');
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    // Shift+Tab from the first field leads through the summary, where each error is a button that leads to its field.
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: /no domain/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
});

export const ReachesDatesAndChoices = meta.story({
  name: 'A06 reaches dates and choices, and a second failed attempt too',
  render: () => (
    <Form aria-label="Product" errors={PRODUCT_WRONG} onSubmit={fn()} style={{ maxInlineSize: 400 }}>
      <DatePicker
        label="Start"
        name="start"
        value="2026-11-01"
        onValueChange={fn()}
        error="The start is in the past."
      />
      <Select
        label="Vertical"
        name="vertical"
        value={null}
        onValueChange={fn()}
        options={[{ value: 'a', label: 'Retail' }]}
      />
      <div>
        <Button type="submit">Save</Button>
      </div>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const month = await canvas.findByRole('spinbutton', { name: /month/i });
    const vertical = await canvas.findByRole('combobox', { name: 'Vertical' });
    await userEvent.click(canvas.getByRole('button', { name: /Choose a vertical/ }));
    await expect(vertical).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(month).toHaveFocus());
  },
});

/** A link from a list of what is missing leads to the field, also to one that loads later. */
export const OpenedAtAField = meta.story({
  render: () => (
    <Form aria-label="Product" focusOn="start" onSubmit={fn()} style={{ maxInlineSize: 400 }}>
      <NumberInput label="Volume" name="volume" value={null} onValueChange={fn()} />
      <DatePicker label="Start" name="start" value={null} onValueChange={fn()} />
    </Form>
  ),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('spinbutton', { name: /month/i })).toHaveFocus());
  },
});

const saved = fn();
const blocked = fn();

function Order() {
  const [volume, setVolume] = useState<number | null>(null);
  const [start, setStart] = useState<string | null>(null);
  return (
    <Form aria-label="Order" onSubmit={() => saved(volume, start)} onBlocked={blocked} style={{ maxInlineSize: 400 }}>
      <NumberInput label="Volume" name="volume" value={volume} onValueChange={setVolume} />
      <DatePicker label="Start" name="start" value={start} onValueChange={setStart} />
      <div>
        <Button type="submit">Save</Button>
      </div>
    </Form>
  );
}

/** A field's unreadable text is never saved as an empty value. */
export const BlockedWhileAFieldCannotBeRead = meta.story({
  render: () => <Order />,
  beforeEach: () => {
    saved.mockClear();
    blocked.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const volume = canvas.getByRole('spinbutton', { name: 'Volume' });
    const month = await canvas.findByRole('spinbutton', { name: /month/i });
    await userEvent.type(volume, '12ab{Enter}');
    await expect(blocked).toHaveBeenCalledOnce();
    await expect(volume).toHaveFocus();
    await expect(volume).toHaveAccessibleDescription('Type a number, such as 1,250');
    await userEvent.clear(volume);
    await userEvent.type(volume, '12');
    month.focus();
    await userEvent.keyboard('1122');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(blocked).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('spinbutton', { name: /year/i })).toHaveFocus();
    await expect(await canvas.findByText('Type the whole date, such as 11/21/2026')).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.keyboard('2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(saved).toHaveBeenCalledWith(12, '2026-11-22');
  },
});

const sent = fn();
/** A form that is being sent is not sent a second time, whichever key is pressed. */
export const BeingSent = meta.story({
  render: () => (
    <Form aria-label="User" onSubmit={sent} isBusy style={{ maxInlineSize: 400 }}>
      <TextInput label="Name" name="name" defaultValue="Anna" />
      <div>
        <Button type="submit" variant="primary" isBusy>
          Add user
        </Button>
      </div>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('form', { name: 'User' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /Add user/ }));
    await expect(sent).not.toHaveBeenCalled();
  },
});

/** Where most fields are required, the optional ones are marked instead. */
/** The save fails for another reason than its fields; the name is checked when it is left. */
function FailsElsewhere() {
  const [isBusy, setBusy] = useState(false);
  const [name, setName] = useState('Anna');
  const [errors, setErrors] = useState<FormError[]>([]);
  const check = () => setErrors(name === '' ? WRONG.slice(0, 1) : []);
  const save = () => {
    setBusy(true);
    setTimeout(() => setBusy(false));
  };
  return (
    <Form aria-label="User" errors={errors} isBusy={isBusy} onSubmit={save}>
      <TextInput label="Name" name="name" value={name} onValueChange={setName} onBlur={check} />
      <TextInput label="E-mail" name="email" />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        Add user
      </Button>
    </Form>
  );
}

export const StaysWhereOneTypes = meta.story({
  name: 'Keeps the focus where one types after a save that failed elsewhere',
  render: () => <FailsElsewhere />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add user' }));
    await waitFor(() => expect(canvas.getByRole('form')).not.toHaveAttribute('aria-busy'));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.click(email);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The name is empty.');
    await expect(email).toHaveFocus();
    await userEvent.type(email, 'anna@x.test');
    await expect(email).toHaveValue('anna@x.test');
  },
});

export const MarksTheOptionalFields = meta.story({
  render: () => (
    <Form onSubmit={fn()} marks="optional" aria-label="Person">
      <TextInput label="First name" name="first" isRequired />
      <TextInput label="Last name" name="last" isRequired />
      <TextInput label="Phone" name="phone" />
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeRequired();
    await expect(canvas.getAllByText('(required)').filter((mark) => mark.checkVisibility())).toEqual([]);
    await expect(canvas.getByRole('textbox', { name: /^Phone/ })).not.toBeRequired();
    const marks = ['First name', 'Phone'].map((label) => getComputedStyle(canvas.getByText(label), '::after').content);
    await expect(marks).toEqual(['none', '" (optional)"']);
  },
});
