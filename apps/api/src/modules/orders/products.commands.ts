export { acceptAdvertiser } from './edits/acceptAdvertiser.ts';
export { acceptCount } from './edits/acceptCount.ts';
export { moveDates, requireMove } from './edits/moveDates.ts';
export { createProduct, deleteProduct, updateProduct } from './edits/products.service.ts';
export { noteLook } from './records/looks.repository.ts';
