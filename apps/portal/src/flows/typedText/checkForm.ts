import { userEvent, waitFor, within } from 'storybook/test';
import { fieldsRefused } from './fieldsRefused.ts';
import type { Role, TypedField } from './fieldKinds.ts';
import type { FormCase } from './formCase.ts';
import { randomTexts } from './randomTexts.ts';

/** How often the wrong fields of a form are corrected before it must have been saved. */
const CORRECTIONS = 4;

interface Found {
  readonly control: HTMLElement;
  readonly role: Role;
  /** The field around the control, with its label and its error. */
  readonly around: Element | null;
}

interface Sent {
  readonly bodies: readonly Readonly<Record<string, unknown>>[];
}

function roleOf(control: HTMLElement): Role {
  const role = control.getAttribute('role') ?? control.getAttribute('type') ?? 'text';
  if (control.closest('[data-part="segments"]')) return 'date';
  if (role === 'email' || role === 'url' || role === 'text' || role === 'search') return 'textbox';
  return role as Role;
}

function labelOf(control: HTMLElement, around: Element | null): string {
  const group = control.closest('fieldset')?.querySelector('legend');
  const label = group ?? around?.querySelector(':scope > label') ?? (control as HTMLInputElement).labels?.[0];
  const own = [...(label?.childNodes ?? [])].filter(
    (node) => !(node instanceof Element && node.matches('[data-part]')),
  );
  return own
    .map((node) => node.textContent)
    .join('')
    .trim();
}

function controlsIn(root: Element): Map<string, Found> {
  const found = new Map<string, Found>();
  const all = root.querySelectorAll<HTMLElement>(
    'input:not([type="hidden"], [aria-hidden="true"]), textarea, [contenteditable="true"]',
  );
  for (const control of all) {
    if (control.closest('[hidden], [aria-hidden="true"]')) continue;
    const around = control.closest('*:has(> label[id$="-label"])');
    const label = labelOf(control, around);
    if (!found.has(label)) found.set(label, { control, role: roleOf(control), around });
  }
  return found;
}

function errorOf({ control, around }: Found): string {
  const error = around?.querySelector(':scope > [data-part="error"]')?.textContent ?? '';
  return error || (control.getAttribute('aria-invalid') === 'true' ? 'invalid' : '');
}

/** Finds every control of the form, and fails for one that its case doesn't know. */
function knownControls(form: FormCase): Map<string, Found & { field: TypedField }> {
  const known = new Map<string, Found & { field: TypedField }>();
  const controls = controlsIn(form.root());
  for (const [label, found] of controls) {
    const field = form.fields[label];
    if (field?.role !== found.role)
      throw new Error(`${form.name}: the test of typed texts doesn't know the ${found.role} '${label}'`);
    known.set(label, { ...found, field });
  }
  const absent = Object.keys(form.fields).filter((label) => !controls.has(label));
  if (absent.length > 0) throw new Error(`${form.name}: there is no field '${absent.join("', '")}'`);
  return known;
}

async function press(form: FormCase): Promise<void> {
  if (form.press) await form.press();
  else await userEvent.click(await within(form.root()).findByRole('button', { name: form.save }));
}

interface Run {
  readonly seed: number;
  /** How many texts each field gets. */
  readonly rounds: number;
}

/**
 * Types random texts into every field and saves. For each field the request must hold what was meant, or the field shows an
 * error and nothing was sent; wrong fields are then corrected until the form is saved. Returns all faults.
 */
export async function checkForm(form: FormCase, sent: Sent, { seed, rounds }: Run): Promise<string[]> {
  // Choices and dates load on first use.
  await waitFor(() => void knownControls(form));
  const faults: string[] = [];
  const texts = new Map(
    Object.entries(form.fields).map(([label, field], index) => [
      label,
      randomTexts(seed + index, rounds, field.isMultiline === true),
    ]),
  );
  for (let round = 0; round < rounds; round++) {
    const shown = new Map<string, string>();
    for (const [label, { control, field }] of knownControls(form)) {
      const typed = texts.get(label)?.[round] ?? '';
      if (field.valid === undefined) continue;
      const shows = await field.fill(control, typed);
      shown.set(label, shows);
      const isText = field.role === 'textbox' || field.role === 'password' || field.role === 'spinbutton';
      if (isText && shows.trim() !== typed.replaceAll('\r\n', '\n').trim())
        faults.push(`'${label}' shows ${quote(shows)} after ${quote(typed)}`);
    }
    const before = sent.bodies.length;
    for (let attempt = 0; attempt < CORRECTIONS && sent.bodies.length === before; attempt++) {
      await press(form);
      await waitFor(() => {
        const isAnswered = sent.bodies.length > before || wrongFields(form).length > 0;
        if (!isAnswered)
          throw new Error(`${form.name}: nothing was sent, and no field has an error: ${quoteAll(shown)}`);
      });
      const wrong = wrongFields(form);
      if (sent.bodies.length > before) {
        if (wrong.length > 0) faults.push(`was sent although ${wrong.join(', ')} had errors`);
        break;
      }
      for (const label of wrong) {
        const { control, field } = knownControls(form).get(label) ?? {};
        if (!control || !field) continue;
        shown.set(label, await field.fill(control, field.valid ?? ''));
      }
      await waitFor(() => {
        const still = [...controlsIn(form.root())].filter(([, found]) => errorOf(found) !== '');
        const why = still.map(([label, found]) => `${label} ${quote(shown.get(label))}: ${errorOf(found)}`);
        if (still.length > 0) throw new Error(`${form.name} refuses what it must accept: ${why.join('; ')}`);
      });
    }
    const body = sent.bodies[before];
    if (!body) throw new Error(`${form.name}: was not sent after ${CORRECTIONS} corrections: ${quoteAll(shown)}`);
    const values: Record<string, unknown> = {};
    for (const [label, field] of Object.entries(form.fields)) {
      if (field.key === '') continue;
      const value = form.valueIn ? form.valueIn(body, field.key) : body[field.key];
      if (field.valid !== undefined) values[field.key] = value;
      if (!field.means(value, shown.get(label) ?? ''))
        faults.push(`'${label}' showed ${quote(shown.get(label) ?? '')}, and ${quote(value)} was sent`);
    }
    const refused = await fieldsRefused(form.sends, values);
    for (const fault of refused) faults.push(`sent what the server refuses: ${fault}`);
    await form.goBack?.();
    await waitFor(() => {
      if (form.root().closest('[aria-busy="true"]') || form.root().querySelector('[aria-busy="true"]'))
        throw new Error(`${form.name}: is busy after the answer`);
    });
  }
  return faults;
}

function wrongFields(form: FormCase): string[] {
  return [...controlsIn(form.root())].flatMap(([label, found]) => (errorOf(found) === '' ? [] : [label]));
}

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 60)}… (${text.length})` : text;
}

function quoteAll(shown: ReadonlyMap<string, string>): string {
  return [...shown].map(([label, value]) => `${label} ${quote(value)}`).join(', ');
}
