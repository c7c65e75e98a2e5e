import type { HttpHandler } from 'msw';
import type { PathOf, Version } from '../../fixtures/handlers/mock.ts';
import type { TypedField } from './fieldKinds.ts';

interface Call<V extends Version> {
  readonly version: V;
  readonly method: 'post' | 'patch' | 'put';
  readonly path: PathOf<V>;
}

/** The call that saves a form. */
export type SavingCall = Call<'v1'> | Call<'v2'>;

/** A form of the portal, and every field in it. */
export interface FormCase {
  readonly name: string;
  /** The files under `src` whose fields are filled. A check finds files with fields that no case names. */
  readonly files: readonly string[];
  readonly route: string;
  /** Answers that the screen needs beyond the usual ones. */
  readonly serves?: readonly HttpHandler[];
  /** Opens the form and makes the choices that it requires. */
  readonly open: () => Promise<void>;
  /** The form, or the dialog around it. */
  readonly root: () => HTMLElement;
  /** The name of the button that saves. */
  readonly save: string;
  /** Saves where that takes more than the button. */
  readonly press?: () => Promise<void>;
  /** Leads back to the fields after a save that failed. */
  readonly goBack?: () => Promise<void>;
  readonly sends: SavingCall;
  /** The fields by their labels. */
  readonly fields: Readonly<Record<string, TypedField>>;
  /** Finds a field's value in a request that nests it. */
  readonly valueIn?: (body: Readonly<Record<string, unknown>>, key: string) => unknown;
}
