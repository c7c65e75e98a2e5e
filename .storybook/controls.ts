import props from 'virtual:props';

interface Control {
  name: string;
  description?: string;
  options?: readonly string[];
  control?: { type: string } | false;
}

const SIMPLE: Record<string, string> = { boolean: 'boolean', string: 'text', number: 'number', ReactNode: 'text' };

/** A control for every prop that can be tried by hand, from the interface: a list of values is a choice, a function has none. */
export function controlsOf<Known extends object>({ title, argTypes }: { title: string; argTypes: Known }): Known {
  const known = props[title.split('/').at(-1) ?? '']?.props ?? [];
  const controls = known.map(({ name, type, options, description }): [string, Control] => {
    const simple = SIMPLE[type.replace(' | undefined', '')];
    const control = options
      ? { type: options.length > 4 ? 'select' : 'inline-radio' }
      : simple
        ? { type: simple }
        : false;
    return [
      name,
      { name, description, ...(options && { options }), control: (control as Control['control']) ?? false },
    ];
  });
  return controls.length ? { ...argTypes, ...Object.fromEntries(controls) } : argTypes;
}
