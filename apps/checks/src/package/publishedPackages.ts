export const publishedPackages = ['design-system', 'api-client'] as const;
export type PublishedPackage = (typeof publishedPackages)[number];
