// Tests that use the helpers in jsdom have rendered components there, so they need what jsdom lacks.
import './jsdom.ts';

export { cancelModal, confirmModal, type ConfirmOptions } from './confirmModal.ts';
export { chooseOptions } from './chooseOptions.ts';
export { findFlash } from './findFlash.ts';
export { findTable, type SortOrder, type TableTester } from './findTable.ts';
export { pickFiles } from './pickFiles.ts';
export { type Surroundings, type TestingUser } from './surroundings.ts';
