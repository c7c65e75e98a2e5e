import { expect } from 'storybook/test';
import { inForcedColors } from '../../../../.storybook/plays/inForcedColors.ts';
import preview from '../../../../.storybook/preview.tsx';
import { BarChart } from '../components/BarChart/BarChart.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { InlineEdit } from '../components/InlineEdit/InlineEdit.tsx';
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { StepList } from '../components/StepList/StepList.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { Table } from '../components/Table/Table.tsx';

const meta = preview.meta({ title: 'Foundations/Forced colours' });

function nothing() {
  return undefined;
}

function saved() {
  return Promise.resolve();
}

const WAITS = 'The order was launched.';

function colors(element: Element | null | undefined, part?: string) {
  if (!element) throw new Error('The element is missing.');
  const { color, backgroundColor, backgroundImage, fill } = getComputedStyle(element, part);
  return { color, backgroundColor, backgroundImage, fill };
}

/** Under forced colours, the states on, disabled, current and unknown still look different. */
export const StatesAreToldApart = meta.story({
  render: () => (
    <Stack style={{ maxInlineSize: 420 }}>
      <Checkbox label="Send a proof first" value onValueChange={nothing} />
      <Checkbox label="Count opens" value onValueChange={nothing} disabled reason={WAITS} />
      <Switch label="Track clicks" value onValueChange={nothing} />
      <Switch label="Track opens" value onValueChange={nothing} disabled reason={WAITS} />
      <ProgressBar label="Being counted" value={0} max={0} isLive />
      <ProgressBar label="Counted" value={1} max={1} />
      <StepList
        label="The way of an order"
        steps={[
          { id: 'audience', label: 'Audience', state: 'current' },
          { id: 'sending', label: 'Sending', state: 'todo' },
        ]}
      />
      <InlineEdit label="Name" value="Winter tyres" onSave={saved} />
      <BarChart
        title="Opens by hour"
        labels={{ bar: 'Hour', value: 'Opens' }}
        bars={[{ id: '8', label: '8', value: 120 }]}
      />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('120', { selector: 'svg text' });
    await inForcedColors(async () => {
      const text = colors(canvasElement).color;
      const ofInput = (name: string) => colors(canvas.getByLabelText(name));
      await expect(ofInput('Count opens')).not.toEqual(ofInput('Send a proof first'));
      await expect(ofInput('Track opens')).not.toEqual(ofInput('Track clicks'));
      // The knob is visible on its track.
      const track = canvas.getByRole('switch', { name: 'Track clicks' });
      await expect(colors(track, '::after').backgroundColor).not.toBe(colors(track).backgroundColor);
      const fills = canvasElement.querySelectorAll('[role="progressbar"] > [data-part="fill"]');
      const stripes = [...fills].map((fill) => colors(fill, '::before').backgroundImage);
      await expect(stripes[0]).toContain('repeating-linear-gradient');
      await expect(stripes[1]).toBe('none');
      const [current, coming] = [...canvasElement.querySelectorAll('li > [data-part="sign"]')].map((sign) =>
        colors(sign),
      );
      await expect(current?.backgroundColor).not.toBe(coming?.backgroundColor);
      // Icons have the colour of the text around them, not one that was chosen for another background.
      await expect(colors(canvas.getByRole('button', { name: /Winter tyres/ }).querySelector('svg')).color).toBe(
        colors(canvas.getByText('Winter tyres')).color,
      );
      await expect(colors(canvas.getByText('120', { selector: 'svg text' })).fill).toBe(text);
    });
  },
});

/** A selected row has an outline, because forced colours don't draw its tint. */
export const SelectedRowIsOutlined = meta.story({
  render: () => (
    <Table
      label="Orders"
      columns={[{ id: 'name', header: 'Name', kind: 'text', value: (row: { name: string }) => row.name }]}
      rows={[{ name: 'Winter tyres' }, { name: 'Summer tyres' }]}
      rowId={(row) => row.name}
      selection={{ kind: 'some', ids: ['Winter tyres'] }}
      onSelectionChange={nothing}
    />
  ),
  play: async ({ canvas }) => {
    const chosen = (await canvas.findByText('Winter tyres')).closest('tr');
    const other = canvas.getByText('Summer tyres').closest('tr');
    if (!chosen || !other) throw new Error('The rows are missing.');
    await inForcedColors(async () => {
      await expect(getComputedStyle(chosen).outlineStyle).toBe('solid');
      await expect(getComputedStyle(other).outlineStyle).toBe('none');
    });
  },
});
