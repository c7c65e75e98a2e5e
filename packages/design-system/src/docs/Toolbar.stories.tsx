import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../components/Button/Button.tsx';
import { NumberText } from '../components/NumberText/NumberText.tsx';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { Stack } from '../components/Stack/Stack.tsx';

const meta = preview.meta({ title: 'Foundations/Toolbar', component: Stack });

/** Theme, density, direction and locale reach a component without any props. */
export const Permutations = meta.story({
  globals: { theme: 'high-contrast', density: 'compact', direction: 'rtl', locale: 'de-DE' },
  render: () => (
    <Stack align="start">
      <Button variant="primary">Confirm</Button>
      <NumberText value={41_306} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('41.306')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Confirm' });
    const { blockSize, direction } = getComputedStyle(button);
    await expect([blockSize, direction]).toEqual(['28px', 'rtl']);
    await expect(getComputedStyle(document.body).backgroundColor).toBe('oklch(1 0 0)');
  },
});

/** With the locale de-DE, components speak German. */
export const InGerman = meta.story({
  globals: { locale: 'de-DE' },
  render: () => <Pagination label="Aufträge" page={1} pageSize={10} total={5000} onPageChange={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–10 von 5.000')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Weiter' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Gehe zu Seite' })).toBeVisible();
  },
});
