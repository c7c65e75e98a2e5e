import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TONES } from '../../theme/tones.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Pill } from './Pill.tsx';

const meta = preview.meta({ title: 'Status/Pill', component: Pill, args: { children: 'Retail' } });

export const Permutations = meta.story({
  render: () => (
    <Stack direction="row" gap={8} isWrapping>
      <Pill>Retail</Pill>
      <Pill tone="accent" onRemove={fn()}>
        Starts within 14 days
      </Pill>
      {TONES.map((tone) => (
        <Pill key={tone} tone={tone}>
          {tone}
        </Pill>
      ))}
    </Stack>
  ),
});

/** After a pill is removed, the focus moves to the next pill, or from the last one to the element before it. */
export const Removed = meta.story({
  args: { onRemove: fn() },
  render: function Removing({ onRemove }) {
    const [words, setWords] = useState(['Retail', 'Travel']);
    return (
      <Stack direction="row" gap={8}>
        <Button>Filters</Button>
        {words.map((word) => (
          <Pill
            key={word}
            onRemove={() => {
              onRemove?.();
              setWords(words.filter((one) => one !== word));
            }}
          >
            {word}
          </Pill>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Retail' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Remove Travel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
  },
});

export const RemovedByName = meta.story({
  args: { children: <em>Retail</em>, removeLabel: 'the vertical Retail', onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove the vertical Retail' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});
