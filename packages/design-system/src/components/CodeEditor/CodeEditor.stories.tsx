import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CodeEditor, type CodeEditorProps } from './CodeEditor.tsx';
import { FINDINGS, HTML } from './codeEditor.samples.ts';

const meta = preview.meta({
  title: 'Forms/CodeEditor',
  component: CodeEditor,
  args: { label: 'HTML of the e-mail', language: 'html' as const, value: HTML, onValueChange: fn() },
  render: function Kept(args: CodeEditorProps) {
    const [value, setValue] = useState(args.value);
    return (
      <Stack>
        <CodeEditor
          {...args}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            args.onValueChange?.(next);
          }}
        />
        <div>
          <Button onClick={() => setValue('<p>From the library.</p>')}>Take from the library</Button>
        </div>
      </Stack>
    );
  },
});

export const Permutations = meta.story({
  render: () => (
    <Stack>
      <CodeEditor label="HTML" language="html" value={HTML} findings={FINDINGS} hint="As the mail programs get it." />
      <CodeEditor
        label="CSS"
        language="css"
        value={'.button {\n  color: #fff;\n}\n'}
        height={96}
        error="A brace is missing."
        hasTools
        onFormat={async (text) => text}
      />
      <CodeEditor label="JSON" language="json" value={'{ "reward": 12.5, "isOpen": true }\n'} height={96} isReadOnly />
      <CodeEditor
        label="Template"
        language="html"
        value="<p>Sent.</p>"
        height={96}
        disabled
        reason="The product has been launched."
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Template' })).toHaveAccessibleDescription(
      'The product has been launched.',
    );
    await expect(canvas.getByRole('textbox', { name: 'HTML' })).toHaveAccessibleDescription(
      /As the mail programs get it\. Tab indents.*1 error, 1 warning, 1 note/,
    );
  },
});

export const IsControlled = meta.story({
  args: { value: '<p></p>' },
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'HTML of the e-mail' });
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await userEvent.paste('<!-- one -->');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('<!-- one --><p></p>');
    await userEvent.click(canvas.getByRole('button', { name: 'Take from the library' }));
    await waitFor(() => expect(box).toHaveTextContent('<p>From the library.</p>'));
    // A change of the prop isn't reported to `onValueChange`.
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
});

/** An application that repeats the text some keys later takes back none of them. */
export const IsRepeatedLate = meta.story({
  args: { value: '' },
  render: function Late(args: CodeEditorProps) {
    const [value, setValue] = useState(args.value);
    const [reported, setReported] = useState<readonly string[]>([]);
    return (
      <Stack>
        <CodeEditor {...args} value={value} onValueChange={(next) => setReported((before) => [...before, next])} />
        <div>
          <Button onClick={() => setValue(reported[0])}>Repeat the first</Button>
          <Button onClick={() => setValue('')}>Clear</Button>
        </div>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'HTML of the e-mail' });
    await userEvent.click(box);
    await userEvent.paste('one ');
    await userEvent.paste('two');
    await userEvent.click(canvas.getByRole('button', { name: 'Repeat the first' }));
    await expect(box).toHaveTextContent('one two');
    // A text that the editor never reported is a new one.
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(box).toHaveTextContent(/^$/));
  },
});

export const ClosesWhatIsOpened = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'HTML of the e-mail' }));
    // Only the closing character is typed: keys that the test sends in quick succession can overtake the editor's caret.
    await userEvent.paste('<td');
    await userEvent.keyboard('>');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<td></td>'));
    // A void element gets no closing tag.
    await userEvent.paste('<br');
    await userEvent.keyboard('>');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<td><br></td>'));
  },
});

/** A closing tag that the editor wrote can also be typed. */
export const TypesOverWhatIsClosed = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'HTML of the e-mail' }));
    await userEvent.paste('<p');
    await userEvent.keyboard('>');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p></p>'));
    await userEvent.paste('Hello<');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Hello<</p>'));
    await userEvent.keyboard('/');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Hello</p>'));
  },
});

/** A file from another system keeps the ends of its lines, whatever is typed. */
export const KeepsLineEnds = meta.story({
  args: { value: '<p>\r\nOne\rTwo\r\n</p>\n' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'HTML of the e-mail' }));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await userEvent.paste('<br>\n');
    const typed = '<br>\r\n<p>\r\nOne\rTwo\r\n</p>\n';
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(typed));
    await userEvent.click(canvas.getByRole('button', { name: 'Take from the library' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveTextContent('<p>From the library.</p>'));
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await userEvent.paste('\n');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>From the library.</p>\n'));
  },
});

/** Undo, redo, search and format as buttons. Each says its keys; what can't be undone says why. */
export const Tools = meta.story({
  args: {
    hasTools: true,
    height: 160,
    value: '<p>One</p><p>Two</p>',
    onFormat: fn(async (text: string) => text.replace('</p><p>', '</p>\n<p>')),
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'HTML of the e-mail' });
    const tools = within(canvas.getByRole('group', { name: 'Tools for HTML of the e-mail' }));
    const [undo, redo, format] = ['Undo', 'Redo', 'Format'].map((name) => tools.getByRole('button', { name }));
    if (!undo || !redo || !format) throw new Error('A tool is missing');
    await waitFor(() => expect(undo).toHaveAccessibleDescription('Nothing to undo yet'));
    await expect(redo).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await userEvent.paste('<br>');
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(format);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>One</p>\n<p>Two</p><br>'));
    // The layout is one step and the text before it another, however quickly they followed each other.
    await userEvent.click(undo);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>One</p><p>Two</p><br>'));
    await expect(box).toHaveFocus();
    await userEvent.click(redo);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>One</p>\n<p>Two</p><br>'));
    await expect(redo).toHaveAccessibleDescription('Nothing has been undone');
    await userEvent.click(undo);
    await userEvent.click(undo);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>One</p><p>Two</p>'));
    // CodeMirror reads `keyCode`, which userEvent doesn't set.
    fireEvent.keyDown(box, { key: 'F', code: 'KeyF', keyCode: 70, shiftKey: true, altKey: true });
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>One</p>\n<p>Two</p>'));
    await userEvent.hover(format);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/Alt F|⌥F/);
    await userEvent.click(tools.getByRole('button', { name: 'Find and replace' }));
    await expect(await canvas.findByRole('textbox', { name: 'Replace' })).toBeVisible();
  },
});

export const EscapeThenTabLeaves = meta.story({
  args: { value: '<p>\n</p>' },
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'HTML of the e-mail' });
    // CodeMirror reads `keyCode`, which userEvent doesn't set. False: the key was handled, so the focus stays.
    const press = (key: string, keyCode: number) => fireEvent.keyDown(box, { key, code: key, keyCode });
    await userEvent.click(box);
    await expect(press('Tab', 9)).toBe(false);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    press('Escape', 27);
    await expect(press('Tab', 9)).toBe(true);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
});

export const ReadOnlyWithSearch = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'HTML of the e-mail' });
    await expect(box).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(box);
    await userEvent.paste('x');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Search in HTML of the e-mail' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Find' }), 'tyres');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(box.querySelector('.cm-searchMatch-selected')).toHaveTextContent('tyres'));
  },
});

export const LongLinesScroll = meta.story({
  args: { isWrapped: false, value: `<p>${'Winter tyres are due. '.repeat(40)}</p>` },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'HTML of the e-mail' });
    const scroller = box.parentElement as HTMLElement;
    await waitFor(() => expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth));
  },
});

/** Tells where the caret is, by key and by click. */
export const CaretMoves = meta.story({
  args: { onCaretMove: fn(), height: 120 },
  play: async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'HTML of the e-mail' });
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(args.onCaretMove).toHaveBeenLastCalledWith({ line: 2, column: 2 }));
  },
});

/** Opens at a place: its line is selected and in view, and the keyboard continues there. */
export const OpenAt = meta.story({
  args: { openAt: { line: 12 }, height: 120 },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'HTML of the e-mail' });
    await waitFor(() => expect(box).toHaveFocus());
    await waitFor(() =>
      expect(getSelection()?.toString()).toBe(
        '<a class="button" href="https://kestrel.example/dec3">Reserve two places</a>',
      ),
    );
  },
});

/** A text from outside is a step of its own: undo brings back what was typed right before it. */
export const UndoesATextFromOutside = meta.story({
  args: { hasTools: true, height: 160, value: '<p>One</p>' },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'HTML of the e-mail' });
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await userEvent.paste('<br>');
    await userEvent.click(canvas.getByRole('button', { name: 'Take from the library' }));
    await waitFor(() => expect(box).toHaveTextContent(/^<p>From the library\.<\/p>$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(box).toHaveTextContent(/^<p>One<\/p><br>$/));
  },
});

/** An application's own actions are after the tools, and its words about the text below it. A text that is only read has them too. */
export const WithActionsOfTheApplication = meta.story({
  args: { hasTools: true, height: 160, toolsEnd: <Button size="small">Compare</Button>, note: 'Draft, kept 9:04 AM' },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'HTML of the e-mail' });
    const [compare, undo, note] = [
      canvas.getByRole('button', { name: 'Compare' }),
      canvas.getByRole('button', { name: 'Undo' }),
      canvas.getByText('Draft, kept 9:04 AM'),
    ].map((part) => part.getBoundingClientRect());
    await expect(compare?.left).toBeGreaterThan(Number(undo?.right));
    await expect(Math.abs(Number(compare?.top) - Number(undo?.top))).toBeLessThan(2);
    await expect(note?.top).toBeGreaterThan(box.getBoundingClientRect().top);
  },
});
