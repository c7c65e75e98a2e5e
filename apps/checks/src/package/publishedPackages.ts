export const PUBLISHED_PACKAGES = ['design-system', 'api-client'] as const;
export type PublishedPackage = (typeof PUBLISHED_PACKAGES)[number];
