import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BUTTON_SIZES, BUTTON_VARIANTS } from '../Button/Button.tsx';
import { DownloadIcon } from '../Icon/DownloadIcon.ts';
import { PencilIcon } from '../Icon/PencilIcon.ts';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Download', icon: <DownloadIcon />, onClick: fn() },
});

export const Permutations = meta.story({
  render: () => (
    <Stack>
      {BUTTON_SIZES.map((size) => (
        <Stack key={size} direction="row" gap={8}>
          {BUTTON_VARIANTS.map((variant) => (
            <IconButton key={variant} label={variant} icon={<PencilIcon />} variant={variant} size={size} />
          ))}
          <IconButton label="Edit" icon={<PencilIcon />} size={size} disabled reason="It is being sent." />
        </Stack>
      ))}
    </Stack>
  ),
});

export const NameIsItsTooltip = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Download');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Download' })).not.toHaveAccessibleDescription();
  },
});

export const SaysWhyItIsDisabled = meta.story({
  args: { disabled: true, reason: 'The file is being written.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('The file is being written.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
