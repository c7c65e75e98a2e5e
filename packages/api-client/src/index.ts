// The client
export { createMailroomClient } from './client.ts';
export type { MailroomClient, MailroomClientOptions } from './client.ts';
export { dataOf } from './data.ts';
export { asForm } from './form.ts';
export type { Upload } from './upload.ts';
export type { Download, DownloadedFile } from './download.ts';
export type { EventListener, Hint, ReadEvents } from './events.ts';

// Errors
export { ApiError, isApiError } from './apiError.ts';
export type { ApiErrorKind, ApiVersion, Blocker, ErrorCode, V1Failure, V2Failure } from './apiError.ts';
export { UNDEFINED_URL_TEXT as undefinedUrlText } from './undefinedGuard.ts';

// Lists
export { attributeList, listQuery, orderedList, skipList } from './lists.ts';
export type {
  ListFilterField,
  ListFilters,
  ListOperation,
  ListQuery,
  ListSearchField,
  ListState,
  ListStateOf,
} from './lists.ts';

// The contracts
export type { components as V1Components, operations as V1Operations, paths as V1Paths } from './schema-v1.ts';
export type { components as V2Components, operations as V2Operations, paths as V2Paths } from './schema-v2.ts';
export type { V1Schemas, V2Schemas } from './schemas.ts';
