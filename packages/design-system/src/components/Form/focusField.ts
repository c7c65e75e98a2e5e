import { warnOnce } from '../../theme/warnOnce.ts';

const FOCUSABLE = 'input:not([type="hidden"], [hidden]), textarea, select, button, [contenteditable], [tabindex="0"]';

/** Choices and dates send their value by a hidden input: what can be focused stands near it. */
function nearest(control: HTMLElement, form: HTMLFormElement): HTMLElement | null {
  if (control.matches(FOCUSABLE) && control.checkVisibility()) return control;
  for (let box = control.parentElement; box !== null && box !== form; box = box.parentElement) {
    const inside = box.querySelector<HTMLElement>(FOCUSABLE);
    if (inside !== null) return inside;
  }
  return null;
}

/** Moves the focus to a form's field, found by its name, its id, or the name of its parts ('period' is 'period.start'). */
export function focusField(form: HTMLFormElement | null, name: string): void {
  if (form === null) return;
  const found =
    form.elements.namedItem(name) ??
    form.elements.namedItem(`${name}.start`) ??
    form.querySelector(`#${CSS.escape(name)}`);
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (control instanceof HTMLElement) nearest(control, form)?.focus();
  else
    warnOnce(
      `Form: nothing in it is named “${name}”, so that its error leads nowhere. Give the control that \`name\`.`,
    );
}
