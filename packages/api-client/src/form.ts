/**
 * The body of a call as a form: `bodySerializer: asForm`. Null becomes an empty text, which clears; undefined is left
 * out, which leaves as it is; a file keeps its name; lists and objects go as JSON, since a field may be given once.
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
