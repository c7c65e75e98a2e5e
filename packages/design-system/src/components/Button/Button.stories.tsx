import { expect, fn, screen } from 'storybook/test';
import { inForcedColors } from '../../../../../.storybook/plays/inForcedColors.ts';
import { pointAt } from '../../../../../.storybook/plays/pointAt.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { UploadIcon } from '../Icon/UploadIcon.ts';
import { Button, BUTTON_SIZES, BUTTON_VARIANTS } from './Button.tsx';

const meta = preview.meta({
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Add order', onClick: fn() },
});

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {BUTTON_SIZES.map((size) =>
        BUTTON_VARIANTS.map((variant) => (
          <div key={`${size} ${variant}`} style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
            <Button variant={variant} size={size}>
              Confirm 41,306 recipients
            </Button>
            <Button variant={variant} size={size} icon={<UploadIcon />}>
              Upload
            </Button>
            <Button variant={variant} size={size} isBusy>
              Saving
            </Button>
            <Button variant={variant} size={size} disabled reason="Only a launched product can be confirmed.">
              Confirm
            </Button>
          </div>
        )),
      )}
    </div>
  ),
});

export const Pressed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add order' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const SaysWhyItIsDisabled = meta.story({
  args: { disabled: true, reason: 'You need the permission can_add_order.' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Add order' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('You need the permission can_add_order.');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('can_add_order');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** A disabled button must not look clickable under the pointer. */
export const DisabledUnderThePointer = meta.story({
  args: { variant: 'primary', disabled: true, reason: 'Nothing was changed.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add order' });
    const ground = () => getComputedStyle(button).backgroundColor;
    const before = ground();
    await pointAt(button, async () => {
      await expect(ground()).toBe(before);
    });
  },
});

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add order/ }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** With forced colours, primary, danger and pressed buttons still differ from the rest by their background. */
export const InForcedColors = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button variant="primary">Confirm 41,306 recipients</Button>
      <Button variant="danger">Delete the audience</Button>
      <Button aria-pressed>As a list</Button>
      <Button>Upload</Button>
      <Button variant="primary" disabled reason="Nothing was changed.">
        Save
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await inForcedColors(async () => {
      const [proposed, destroying, pressed, other, disabled] = canvas.getAllByRole('button').map((one) => {
        const { backgroundColor, color } = getComputedStyle(one);
        return { backgroundColor, color };
      });
      await expect(proposed?.backgroundColor).not.toBe(other?.backgroundColor);
      await expect(destroying).toEqual({ backgroundColor: other?.color, color: other?.backgroundColor });
      await expect(pressed).toEqual(proposed);
      await expect(disabled?.backgroundColor).toBe(other?.backgroundColor);
      await expect(disabled?.color).not.toBe(other?.color);
    });
  },
});

/** Without tints, a line says which one is pressed. */
export const HighContrast = meta.story({
  globals: { theme: 'high-contrast' },
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button variant="quiet" aria-pressed>
        As a list
      </Button>
      <Button variant="quiet" aria-pressed={false}>
        As cards
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [pressed, other] = canvas.getAllByRole('button').map((one) => getComputedStyle(one).borderTopColor);
    await expect(other).toBe('rgba(0, 0, 0, 0)');
    await expect(pressed).not.toBe(other);
  },
});

export const AsLink = meta.story({
  args: { href: '#orders' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add order' })).toHaveAttribute('href', '#orders');
  },
});
