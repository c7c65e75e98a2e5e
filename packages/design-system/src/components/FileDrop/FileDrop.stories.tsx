import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const MB = 1_000_000;
const meta = preview.meta({
  title: 'Forms/FileDrop',
  component: FileDrop,
  tags: ['autodocs'],
  args: {
    label: 'Audience file',
    hint: 'One row a person, with a header line.',
    accept: ['.csv', '.txt', 'text/csv'],
    maxBytes: 2_000 * MB,
    items: [],
    onFiles: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
});

function file(name: string, type = 'text/csv') {
  return new File(['e-mail\na@b.example\n'], name, { type });
}

export const Permutations = meta.story({
  args: {
    isMultiple: true,
    items: [
      {
        id: '1',
        name: 'people-november.csv',
        size: 48.2 * MB,
        state: { kind: 'uploading', loaded: 31 * MB, secondsLeft: 42 },
      },
      {
        id: '2',
        name: 'people-october.csv',
        size: 1_204,
        state: { kind: 'done', note: '10,137 rows, UTF-8, comma' },
        href: '#/files/2',
      },
      {
        id: '3',
        name: 'a-very-long-name-of-a-file-that-somebody-exported-from-another-program-and-never-renamed-(final)-(2).csv',
        size: 12 * MB,
        state: { kind: 'error', message: 'The connection broke at 31 %. Try again: it goes on from there.' },
      },
    ],
  },
});

const SIZES = ['small', 'medium', 'large'] as const;

export const Sizes = meta.story({
  render: (args) => (
    <Stack gap={16}>
      {SIZES.map((size) => (
        <FileDrop key={size} {...(args as FileDropProps)} size={size} label={`${args.label}, ${size}`} />
      ))}
    </Stack>
  ),
});

export const ChoosesByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Audience file', { selector: 'input' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('One row a person, with a header line.');
    await userEvent.upload(input, file('people.csv'));
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'people.csv' })]);
  },
});

export const RefusesWithTheReason = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const area = canvasElement.querySelector('[data-part="area"]') as HTMLElement;
    const data = new DataTransfer();
    data.items.add(file('people.pdf', 'application/pdf'));
    area.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: data }));
    await waitFor(() => expect(area.parentElement).toHaveAttribute('data-over'));
    area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    await expect(
      await canvas.findByText('people.pdf has a type that isn’t accepted. Accepted types: .csv, .txt.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Audience file', { selector: 'input' })).toBeInvalid();
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
});

/** Drags a file over the page beside the area, and drops it there. Returns whether the browser would open it. */
function dropBeside(dropped: File): boolean {
  const data = new DataTransfer();
  data.items.add(dropped);
  return ['dragover', 'drop']
    .map((kind) =>
      document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data })),
    )
    .some(Boolean);
}

/** A file that misses the area does nothing: the browser would leave the page, and what was typed would be lost. */
export const MissesTheArea = meta.story({
  play: async ({ args }) => {
    await expect(dropBeside(file('people.csv'))).toBe(false);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
});

/** Where the file is the reason for the page, it may be dropped anywhere. */
export const PageWide = meta.story({
  args: { isPageWide: true },
  play: async ({ args }) => {
    await expect(dropBeside(file('people.csv'))).toBe(false);
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'people.csv' })]);
  },
});

/** Beside other areas, whichever came first: what is dropped on one belongs to it, and all else to the page. */
export const PageWideBesideAnArea = meta.story({
  render: (args) => (
    <>
      <FileDrop {...args} label="Banner" onFiles={() => {}} />
      <FileDrop {...args} isPageWide />
      <FileDrop {...args} label="Seeds" onFiles={() => {}} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const [banner, page] = canvasElement.querySelectorAll('[data-part="area"]');
    const isOver = () => page?.parentElement?.hasAttribute('data-over');
    const data = new DataTransfer();
    data.items.add(file('people.csv'));
    const drag = (target: Element | undefined, kind: string) =>
      target?.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }));
    drag(document.body, 'dragover');
    await waitFor(() => expect(isOver()).toBe(true));
    drag(banner, 'dragover');
    await waitFor(() => expect(isOver()).toBe(false));
    drag(document.body, 'dragover');
    drag(banner, 'drop');
    await waitFor(() => expect(isOver()).toBe(false));
    await expect(args.onFiles).not.toHaveBeenCalled();
    await expect(dropBeside(file('people.csv'))).toBe(false);
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await waitFor(() => expect(isOver()).toBe(false));
    drag(page, 'drop');
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
});

export const CancelsAndRetries = meta.story({
  args: {
    items: [
      { id: '1', name: 'people.csv', size: 100, state: { kind: 'uploading', loaded: 40 } },
      { id: '2', name: 'seeds.csv', size: 100, state: { kind: 'error', message: 'The server was not reached.' } },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of people.csv' }));
    await expect(args.onCancel).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again, seeds.csv' }));
    await expect(args.onRetry).toHaveBeenCalledWith('2');
  },
});

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle cx="16" cy="16" r="12" fill="teal"/></svg>`;
const logo = new Blob([PICTURE], { type: 'image/svg+xml' });
const people = new Blob(['e-mail;first_name\nanna@kestrel.example;Anna\nben@kestrel.example;Ben\n'], {
  type: 'text/csv',
});

export const ShowsWhatWasDropped = meta.story({
  args: {
    isMultiple: true,
    accept: [],
    items: [
      { id: '1', name: 'logo.svg', size: 120, state: { kind: 'done', note: '32 × 32 px' }, file: logo },
      { id: '2', name: 'people.csv', size: people.size, state: { kind: 'uploading', loaded: 20 }, file: people },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Preview of logo.svg' })).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: 'Preview of people.csv' })).toHaveTextContent(
      'anna@kestrel.example;Anna',
    );
  },
});

export const TakesFromTheClipboard = meta.story({
  args: { isMultiple: true },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByLabelText('Audience file', { selector: 'input' }).focus();
    const data = new DataTransfer();
    data.items.add(file('people.csv'));
    data.items.add(file('seeds.txt', 'text/plain'));
    await userEvent.paste(data);
    await expect(args.onFiles).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'people.csv' }),
      expect.objectContaining({ name: 'seeds.txt' }),
    ]);
  },
});

export const KeepsTheFocusWhenAFileGoes = meta.story({
  args: { items: [{ id: '1', name: 'people.csv', size: 100, state: { kind: 'done' } }] },
  render: function Kept(args: FileDropProps) {
    const [items, setItems] = useState(args.items);
    return <FileDrop {...args} items={items} onRemove={(id) => setItems(items.filter((item) => item.id !== id))} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove people.csv' }));
    await expect(canvas.queryByText('people.csv')).toBeNull();
    await expect(canvas.getByLabelText('Audience file', { selector: 'input' })).toHaveFocus();
  },
});

/** 'Try again' disappears when the upload begins; the focus moves to the next available action of the file. */
export const KeepsTheFocusWhenAFileIsTriedAgain = meta.story({
  args: { items: [{ id: '1', name: 'people.csv', size: 100, state: { kind: 'error', message: 'No answer.' } }] },
  render: function Kept(args: FileDropProps) {
    const [items, setItems] = useState(args.items);
    const again = (id: string) =>
      setItems(items.map((item) => (item.id === id ? { ...item, state: { kind: 'uploading', loaded: 0 } } : item)));
    return <FileDrop {...args} items={items} onRetry={again} />;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Try again, people.csv' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel the upload of people.csv' })).toHaveFocus());
  },
});

export const SaysWhyItIsDisabled = meta.story({
  args: { disabled: true, reason: 'You need the permission can_upload_file.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Audience file', { selector: 'input' })).toHaveAccessibleDescription(
      /can_upload_file/,
    );
  },
});
