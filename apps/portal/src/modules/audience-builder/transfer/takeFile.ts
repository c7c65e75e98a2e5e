import type { useAudienceUpload } from '../../../resources/audienceFiles/useAudienceUpload.ts';

type FileUpload = ReturnType<typeof useAudienceUpload>;

/** Takes the file that an upload has become, with a note on it. */
export type TakeFile = FileUpload['take'];
