import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({ title: 'Layout/Stack', component: Stack });

export const Permutations = meta.story({
  render: () => (
    <Stack gap={24}>
      {([4, 8, 12, 16, 24, 32, 48] as const).map((gap) => (
        <Stack key={gap} direction="row" gap={gap} align="center">
          <Text tone="muted">{gap} px</Text>
          <Button>One</Button>
          <Button>Two</Button>
          <Button>Three</Button>
        </Stack>
      ))}
    </Stack>
  ),
});

export const Justified = meta.story({
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Card key={justify} title={justify}>
          <Stack direction="row" gap={8} justify={justify}>
            <Button>Cancel</Button>
            <Button variant="primary">Save</Button>
          </Stack>
        </Card>
      ))}
    </Stack>
  ),
});

export const WithLines = meta.story({
  name: 'Lines between the parts of a card',
  render: () => (
    <Card title="Faults">
      <Stack gap={12} hasLines>
        {['One', 'Two', 'Three'].map((name) => (
          <Text key={name} as="p">
            {name}
          </Text>
        ))}
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('One')).borderBlockStartWidth).toBe('0px');
    await expect(getComputedStyle(canvas.getByText('Two')).borderBlockStartWidth).toBe('1px');
  },
});

export const Aligned = meta.story({
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'stretch', 'baseline'] as const).map((align) => (
        <Stack key={align} direction="row" gap={8} align={align}>
          <Card title={align}>Two lines high</Card>
          <Button>Button</Button>
          <Text size={20}>Words</Text>
        </Stack>
      ))}
    </Stack>
  ),
});

export const Wrapping = meta.story({
  name: 'Wraps at 320 px',
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Stack direction="row" gap={8} isWrapping data-testid="row">
        {Array.from({ length: 9 }, (_, at) => (
          <Button key={at}>Choice {at + 1}</Button>
        ))}
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByTestId('row');
    await expect(row.scrollWidth).toBeLessThanOrEqual(320);
    await expect(row.offsetHeight).toBeGreaterThan(64);
  },
});

/** Only for the controls, so nothing is checked. */
export const Playground = meta.story({
  tags: ['!test'],
  args: { direction: 'row', gap: 8, children: ['One', 'Two', 'Three'].map((name) => <Card key={name}>{name}</Card>) },
});
