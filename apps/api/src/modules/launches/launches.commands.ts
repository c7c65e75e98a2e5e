export { abortProduct } from './lifecycle/abortProduct.ts';
export { buildAgain, confirmLaunch, sendBack, undoConfirmation } from './lifecycle/confirmProduct.ts';
export { launchProduct, relaunchProduct } from './lifecycle/launchProduct.ts';
export { storeUploadedDays, type DayFigures } from './tracking/uploadedDays.repository.ts';
export { weigh } from './upkeep/returns.job.ts';
