/**
 * The body of a call as a form: `bodySerializer: asForm`. Null becomes an empty text, which clears; undefined is left
 * out, which leaves as it is; a file keeps its name.
 */
export function asForm(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof Blob) form.append(name, item);
      else form.append(name, item === null ? '' : String(item));
    }
  }
  return form;
}
