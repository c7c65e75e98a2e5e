import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Tint } from './Tint.tsx';

const meta = preview.meta({ title: 'Status/Tint', component: Tint });

/** The tint reaches around the line, which stays in line with those above and below. */
export const Permutations = meta.story({
  render: () => (
    <Card title="Groups">
      <Stack gap={12}>
        <Tint>
          <Text>Order work</Text>
        </Tint>
        <Tint tone="success">
          <Text>Launching</Text> <Badge tone="success">added</Badge>
        </Tint>
        <Tint tone="danger">
          <Text>Reporting</Text> <Badge tone="danger">taken out</Badge>
        </Tint>
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    const [order, launching] = ['Order work', 'Launching'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(launching?.left).toBe(order?.left);
  },
});
