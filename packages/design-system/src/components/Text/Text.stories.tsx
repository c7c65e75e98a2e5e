import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TONES } from '../../theme/tones.ts';
import { Heading } from './Heading.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({ title: 'Foundations/Text', component: Text });

export const Permutations = meta.story({
  render: () => (
    <Stack>
      {([12, 13, 14, 16, 20, 28] as const).map((size) => (
        <Text key={size} size={size}>
          {size} px: Deliverable is 18,130 short of 250,000.
        </Text>
      ))}
      <Text tone="muted">Quiet words</Text>
      <Text tone="subtle">Quieter words</Text>
      <Text tone="danger" weight={600} isTabular>
        231,870
      </Text>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Heading {level}
        </Heading>
      ))}
    </Stack>
  ),
});

export const TonesAndWeights = meta.story({
  render: () => (
    <Stack>
      {(['ink', ...TONES] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
      {([400, 500, 600] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      ))}
      <Heading level={1} size={28}>
        A heading larger than its level
      </Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveStyle({ fontSize: '28px' });
  },
});

/** Only for the controls, so nothing is checked. */
export const Playground = meta.story({
  tags: ['!test'],
  args: { children: 'Deliverable is 18,130 short of 250,000.' },
});

export const EndsInDots = meta.story({
  render: () => (
    <div style={{ inlineSize: 120 }}>
      <Text isTruncated>Deliverable is 18,130 short of 250,000.</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Deliverable/);
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(120);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
});
