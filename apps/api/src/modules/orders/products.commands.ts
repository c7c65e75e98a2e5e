export { acceptAdvertiser } from './edits/acceptAdvertiser.ts';
export { acceptCount } from './edits/acceptCount.ts';
export { createProduct, deleteProduct, updateProduct } from './edits/products.service.ts';
