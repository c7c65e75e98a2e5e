declare const value: unique symbol;

/**
 * The name of something that every transaction carries for a folder above this one, such as the registry of facts. The
 * database knows only the name, so that those folders can import the database and not the other way round.
 */
export interface Service<T> {
  readonly name: string;
  /** Only a type: makes services of different kinds incompatible. */
  readonly [value]?: T;
}

export type Services = ReadonlyMap<Service<unknown>, unknown>;

export function defineService<T>(name: string): Service<T> {
  return { name };
}

export function provide<T>(service: Service<T>, provided: NoInfer<T>): readonly [Service<unknown>, unknown] {
  return [service, provided];
}
