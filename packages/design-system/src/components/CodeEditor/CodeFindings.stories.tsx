import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CodeEditor } from './CodeEditor.tsx';
import { FINDINGS, HTML } from './codeEditor.samples.ts';

const meta = preview.meta({
  title: 'Forms/CodeEditor findings',
  component: CodeEditor,
  args: { label: 'HTML of the e-mail', language: 'html' as const, defaultValue: HTML, findings: FINDINGS },
});

export const FindingsLeadToTheirPlaces = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'HTML of the e-mail' });
    await waitFor(() => expect(box.querySelectorAll('.cm-lintRange')).not.toHaveLength(0));
    await userEvent.click(canvas.getByRole('button', { name: /Line 10: The picture has no alt text/ }));
    await expect(box).toHaveFocus();
    await waitFor(() => expect(getSelection()?.toString()).toBe('<img src="logo.png" width="120">'));
  },
});

/** A finding is found wherever typing has moved it. */
export const FindingsMoveWithTheText = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'HTML of the e-mail' });
    await waitFor(() => expect(box.querySelectorAll('.cm-lintRange')).not.toHaveLength(0));
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await userEvent.paste('\n\n');
    await userEvent.click(canvas.getByRole('button', { name: /Line 10: The picture has no alt text/ }));
    await waitFor(() => expect(getSelection()?.toString()).toBe('<img src="logo.png" width="120">'));
  },
});

/** Findings of the saved text, in a draft with a line more at its top and another picture: the one mark moves, the other is gone. */
export const FindingsOfAnEarlierText = meta.story({
  args: {
    checkedText: HTML,
    defaultValue: `<!-- new -->\n${HTML}`.replace(
      '<img src="logo.png" width="120">',
      '<img src="crest.png" width="120">',
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'HTML of the e-mail' });
    await waitFor(() => expect(box.querySelectorAll('.cm-lintRange')).not.toHaveLength(0));
    const marks = [...box.querySelectorAll('.cm-lintRange')];
    for (const mark of marks) await expect(mark.closest('.cm-line')).not.toHaveTextContent('<img');
    // Its finding still leads to where the line was.
    await userEvent.click(canvas.getByRole('button', { name: /Line 10: The picture has no alt text/ }));
    await waitFor(() => expect(getSelection()?.toString()).toContain('<img src="crest.png" width="120">'));
  },
});

/** F8 goes to the next finding and Shift F8 to the previous one, from inside the text. */
export const FindingsByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'HTML of the e-mail' });
    await expect(box).toHaveAccessibleDescription(/F8 and Shift F8 go through the findings/);
    await waitFor(() => expect(box.querySelectorAll('.cm-lintRange')).not.toHaveLength(0));
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    // CodeMirror reads `keyCode`, which userEvent doesn't set.
    const press = (shiftKey: boolean) => fireEvent.keyDown(box, { key: 'F8', code: 'F8', keyCode: 119, shiftKey });
    press(false);
    await waitFor(() => expect(getSelection()?.toString()).toBe('.'));
    press(false);
    await waitFor(() => expect(getSelection()?.toString()).toBe('<img src="logo.png" width="120">'));
    press(true);
    await waitFor(() => expect(getSelection()?.toString()).toBe('.'));
  },
});

/** A list of the application, folded into one line. It scrolls, and leaves the text its place. */
export const FindingsInAPanel = meta.story({
  args: {
    height: 200,
    findingsPanel: {
      title: '3 findings in 2 causes',
      note: <Badge tone="danger">Critical</Badge>,
      content: (
        <Stack gap={8}>
          {Array.from({ length: 20 }, (_, at) => (
            <span key={at}>{`Cause ${at + 1}`}</span>
          ))}
        </Stack>
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'HTML of the e-mail' });
    await expect(box).toHaveAccessibleDescription(/3 findings in 2 causes$/);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 findings in 2 causes');
    const line = canvas.getByRole('button', { name: '3 findings in 2 causes' });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('Cause 1')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Line 10/ })).toBeNull();
    await userEvent.click(line);
    const list = canvas.getByRole('group', { name: 'Findings in HTML of the e-mail' });
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    await userEvent.click(line);
    await expect(list).not.toBeInTheDocument();
  },
});
