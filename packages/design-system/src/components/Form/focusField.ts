import { warnOnce } from '../../theme/warnOnce.ts';

const FOCUSABLE = 'input:not([type="hidden"], [hidden]), textarea, select, button, [contenteditable], [tabindex="0"]';

/** Selects and date fields submit their value by a hidden input, so this finds the focusable control near it. */
function nearest(control: HTMLElement, form: HTMLFormElement): HTMLElement | null {
  if (control.matches(FOCUSABLE) && control.checkVisibility()) return control;
  for (let box = control.parentElement; box !== null && box !== form; box = box.parentElement) {
    const inside = box.querySelector<HTMLElement>(FOCUSABLE);
    if (inside !== null) return inside;
  }
  return null;
}

/** Focuses a field of the form, found by its name, its id, or the name of its parts ('period' finds 'period.start'). */
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
