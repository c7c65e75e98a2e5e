import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DeviceFrame } from '../DeviceFrame/DeviceFrame.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Reveal } from './Reveal.tsx';

function mail(label: string, colour: string, words: string) {
  const html = `<body style="margin:0;background:${colour};font:20px Georgia"><h1>${words}</h1><p>From 6:30 PM</p></body>`;
  return <DeviceFrame isPicture label={label} html={html} height={240} layoutWidth={640} />;
}

const meta = preview.meta({
  title: 'Data/Reveal',
  component: Reveal,
  args: {
    label: 'How much of revision 1 is shown',
    before: mail('The mail, revision 1', '#e8eef5', 'Thursday'),
    after: mail('The mail, revision 2', '#f5efe6', 'Friday'),
    beforeLabel: 'Revision 1',
    afterLabel: 'Revision 2',
    valueText: (value: number) => `${value} % of revision 1`,
    width: 640,
    onValueChange: fn(),
  },
});

export const Permutations = meta.story({
  render: (args) => (
    <Stack gap={32}>
      <Reveal {...args} />
      <Reveal {...args} defaultValue={0} />
      <Reveal {...args} defaultValue={80} width={undefined} />
    </Stack>
  ),
});

/** The slider is a range with its own keys. It says in words how much it shows. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const slider = canvas.getByRole('slider', { name: 'How much of revision 1 is shown' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '50 % of revision 1');
    // userEvent doesn't move a range by its keys.
    fireEvent.change(slider, { target: { value: '60' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(60);
    await expect(slider).toHaveAttribute('aria-valuetext', '60 % of revision 1');
    await expect(canvas.getByText('60 % of revision 1')).toBeVisible();
    const [after, edge] = ['after', 'edge'].map((part) => canvasElement.querySelector(`[data-part="${part}"]`));
    const box = after?.getBoundingClientRect();
    const at = edge?.getBoundingClientRect();
    await expect(Math.abs((at?.left ?? 0) - (box?.left ?? 0) - 0.6 * (box?.width ?? 0))).toBeLessThanOrEqual(2);
    // Each side is under its own name.
    await expect(getComputedStyle(after as Element).clipPath).toBe('inset(0px 0px 0px 60%)');
  },
});

export const Small = meta.story({ globals: { viewport: { value: 'w320' } } });
