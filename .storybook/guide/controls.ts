import props from 'virtual:props';
import type { Prop } from '../facts/props.ts';

interface Control {
  name: string;
  description?: string;
  options?: readonly string[];
  control?: { type: string } | false;
  table?: { type: { summary: string }; defaultValue?: { summary: string } };
}
interface Enhanced<Known> {
  title: string;
  argTypes: Known;
  parameters: { docs?: { source?: { originalSource?: string } } };
}

const SIMPLE: Record<string, string> = { boolean: 'boolean', string: 'text', number: 'number', ReactNode: 'text' };

/** The control for a prop: a choice for a list of values, none for a function. */
export function controlOf({ type, options }: Prop): { type: string } | false {
  if (options) return { type: options.length > 4 ? 'select' : 'inline-radio' };
  const simple = SIMPLE[type.replace(' | undefined', '')];
  return simple ? { type: simple } : false;
}

/** A control for every prop that can be tried by hand, from the interface; none on a story that draws without args. */
export function controlsOf<Known extends object>({ title, argTypes, parameters }: Enhanced<Known>): Known {
  const known = props[title.split('/').at(-1) ?? '']?.props ?? [];
  const isFixed = /\brender: (async )?(\(\)|function \(\))/.test(parameters.docs?.source?.originalSource ?? '');
  const controls = known.map((prop): [string, Control] => [
    prop.name,
    {
      name: prop.name,
      description: prop.description,
      table: {
        type: { summary: prop.type },
        ...(prop.defaultValue && { defaultValue: { summary: prop.defaultValue } }),
      },
      ...(prop.options && { options: prop.options }),
      control: isFixed ? false : controlOf(prop),
    },
  ]);
  return controls.length ? { ...argTypes, ...Object.fromEntries(controls) } : argTypes;
}
