// Tests that use the helpers in jsdom have rendered components there, so they need what jsdom lacks.
import './jsdom.ts';

export { chooseItem } from './chooseItem.ts';
export { cancelModal, confirmModal, type ConfirmOptions, type Question } from './confirmModal.ts';
export { chooseOptions } from './chooseOptions.ts';
export { findDialog, type DialogTester } from './findDialog.ts';
export { findFlash } from './findFlash.ts';
export { findTable, type SortOrder, type TableTester } from './findTable.ts';
export { pickDate, pickRange, pickTime } from './pickDate.ts';
export { pickFiles } from './pickFiles.ts';
export { type Surroundings, type TestingUser } from './surroundings.ts';
export { type FilterValue, type PanelTester } from './tablePanels.ts';
