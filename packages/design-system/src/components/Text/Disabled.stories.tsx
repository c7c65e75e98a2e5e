import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DISABLED, REASON } from '../../conformance.disabled.samples.tsx';
import { Stack } from '../Stack/Stack.tsx';

const meta = preview.meta({ title: 'Foundations/Disabled', component: Stack });
const FOCUSABLE = 'button, input, textarea, [role="textbox"], [role="spinbutton"], [tabindex="0"]';

/** Everything that can be disabled. Each stays focusable, is announced as disabled, and says why. */
export const Permutations = meta.story({
  render: () => (
    <Stack gap={24} style={{ maxInlineSize: 400 }}>
      {Object.entries(DISABLED).map(([name, render]) => (
        <div key={name} data-name={name}>
          {render()}
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const name of Object.keys(DISABLED)) {
      const place = canvasElement.querySelector<HTMLElement>(`[data-name="${name}"]`);
      const control = await waitFor(() => {
        const disabled = place?.querySelector<HTMLElement>('[aria-disabled="true"]');
        const inside = disabled?.matches(FOCUSABLE) ? disabled : disabled?.querySelector<HTMLElement>(FOCUSABLE);
        if (!inside) throw new Error(`${name} has no disabled control that can be focused`);
        return inside;
      });
      control.focus();
      await expect(control, name).toHaveFocus();
      await expect(control, name).toHaveAccessibleDescription(expect.stringContaining(REASON));
      const dead = [...(place?.querySelectorAll<HTMLElement>(':disabled:not([aria-hidden])') ?? [])].filter((one) =>
        one.checkVisibility(),
      );
      await expect(dead.map((one) => `${name}: ${one.outerHTML}`)).toEqual([]);
      control.blur();
    }
    // A picture resizes the window and scrolls. A tooltip that is still open may survive that or not.
    await waitFor(() => expect(document.querySelector('[role="tooltip"]')).toBeNull());
  },
});
