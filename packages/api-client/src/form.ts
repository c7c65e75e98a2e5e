/**
 * Sends the body of a call as a form: `bodySerializer: asForm`. Null becomes an empty text, which clears the field.
 * Undefined is left out, which keeps the field as it was. A file keeps its name. Lists and objects are sent as JSON,
 * because a form may contain each field only once.
 */
export function asForm(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value);
    else if (value === null) form.append(name, '');
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
