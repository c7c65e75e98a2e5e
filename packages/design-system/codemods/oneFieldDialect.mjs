// Moves an application to the one dialect of fields: `value`, `defaultValue`, `onValueChange(value)`, `onBlur`, and options with
// `disabled` and `reason`. Run it in the application's root: node codemods/oneFieldDialect.mjs src. It prints each place that needs a
// hand; the compiler finds those in objects, such as a story's `args`.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NATIVE = { onChange: 'onValueChange' };
const CHECKED = { onChange: 'onValueChange', checked: 'value', defaultChecked: 'defaultValue' };
const VALUE = { onChange: 'onValueChange' };
const CHOICE = { onChange: 'onValueChange', onFieldBlur: 'onBlur' };
const COMPONENTS = {
  TextInput: NATIVE,
  TextArea: NATIVE,
  PasswordInput: NATIVE,
  Checkbox: CHECKED,
  Switch: CHECKED,
  Select: CHOICE,
  MultiSelect: CHOICE,
  DatePicker: VALUE,
  DateTimeInput: VALUE,
  DateRangePicker: VALUE,
  Tabs: VALUE,
  TransferList: VALUE,
  CodeEditor: VALUE,
  MappingTable: VALUE,
  MoneyInput: { cents: 'value', onCentsChange: 'onValueChange' },
};

/** The index behind the bracket that closes the one at `at`; strings and templates inside are skipped. */
function closing(text, at) {
  let depth = 0;
  for (let index = at; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '"' || sign === "'" || sign === '`') {
      for (index += 1; index < text.length && text[index] !== sign; index += 1) if (text[index] === '\\') index += 1;
    } else if ('{(['.includes(sign)) depth += 1;
    else if ('})]'.includes(sign)) {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return text.length;
}

/** The attributes of the tag whose name ends at `from`: name and value, with their places. */
function attributesOf(text, from) {
  const found = [];
  let at = from;
  while (at < text.length) {
    const rest = text.slice(at);
    const space = /^(\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(rest);
    if (space) at += space[0].length;
    else if (text[at] === '{') at = closing(text, at);
    else {
      const name = /^[\w-]+/.exec(rest)?.[0];
      if (name === undefined) break;
      const start = at;
      at += name.length;
      let value;
      if (text[at] === '=') {
        const end = text[at + 1] === '{' ? closing(text, at + 1) : text.indexOf(text[at + 1], at + 2) + 1;
        value = { from: at + 1, to: end };
        at = end;
      }
      found.push({ name, start, end: start + name.length, value });
    }
  }
  return found;
}

/** `(event) => save(event.target.value)` as a function of the value; undefined where the event has other uses. */
function takesValue(handler, property, name) {
  const match = /^\{\s*\(?\s*(?:(\w+)|\{ (target|currentTarget) \})\s*\)?\s*=>\s*([\s\S]*)\}$/.exec(handler);
  if (!match) return /^\{[\w.]+\}$/.test(handler) || /^\{(fn\(|\(\) =>|vi\.)/.test(handler) ? handler : undefined;
  const [, event, target, body] = match;
  const use = target ? `${target}\\.${property}` : `${event}\\.(?:target|currentTarget)\\.${property}`;
  const next = body.replaceAll(new RegExp(`\\b${use}\\b`, 'g'), name);
  if (new RegExp(`\\b${target ?? event}\\b`).test(next.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), '')))
    return undefined;
  const direct = new RegExp(`^([\\w.]+)\\(${name}\\)\\s*$`).exec(next);
  return direct ? `{${direct[1]}}` : `{(${name}) => ${next}}`;
}

/** The names that come from another package, such as react-aria's own DatePicker. */
function foreignNames(text) {
  const imports = text.matchAll(/import\s[^;]*?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g);
  const isForeign = (from) => !from.startsWith('.') && !from.startsWith('@mailroom/design-system');
  return new Set([...imports].flatMap(([, names, from]) => (isForeign(from) ? names.split(/[\s,]+/) : [])));
}

function rewrite(text, report) {
  const edits = [];
  const foreign = foreignNames(text);
  const tag = new RegExp(`<(?:\\w+\\.)?(${Object.keys(COMPONENTS).join('|')})(<[^>]*>)?(?=[\\s/>])`, 'g');
  for (const match of text.matchAll(tag)) {
    if (foreign.has(match[1])) continue;
    const names = COMPONENTS[match[1]];
    const attributes = attributesOf(text, match.index + match[0].length);
    for (const { name, start, end, value } of attributes) {
      const next = Object.hasOwn(names, name) ? names[name] : undefined;
      if (next === undefined) continue;
      edits.push({ from: start, to: end, text: next });
      if (name !== 'onChange' || (names !== NATIVE && names !== CHECKED) || value === undefined) continue;
      const handler = text.slice(value.from, value.to);
      const property = names === CHECKED ? 'checked' : 'value';
      const replaced = takesValue(handler, property, names === CHECKED ? 'isOn' : 'text');
      if (replaced === undefined) report(start, `${match[1]}'s handler takes the event`);
      else if (replaced !== handler) edits.push({ ...value, text: replaced });
    }
  }
  let result = text;
  for (const { from, to, text: next } of edits.toSorted((one, other) => other.from - one.from))
    result = result.slice(0, from) + next + result.slice(to);
  // Literal options: { value, label, disabledReason: 'Why' }. The compiler reports values that may be undefined.
  return result.replaceAll(/(\{ value: [^{}]*?)disabledReason: ('[^']*'|"[^"]*")/g, '$1disabled: true, reason: $2');
}

function files(path) {
  if (statSync(path).isFile()) return /\.(tsx|jsx|mdx?)$/.test(path) ? [path] : [];
  return readdirSync(path).flatMap((name) =>
    name === 'node_modules' || name.startsWith('.git') ? [] : files(join(path, name)),
  );
}

for (const path of process.argv.slice(2).flatMap(files)) {
  const text = readFileSync(path, 'utf8');
  const next = rewrite(text, (at, what) =>
    console.log(`${path}:${text.slice(0, at).split('\n').length} by hand: ${what}`),
  );
  if (next !== text) writeFileSync(path, next);
}
