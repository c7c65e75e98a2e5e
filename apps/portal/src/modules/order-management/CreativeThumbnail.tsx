import { DeviceFrame } from '@mailroom/design-system';

const HEIGHT = 420;

/** The rendered e-mail, small; nothing in it can be acted on. */
export function CreativeThumbnail({ name, url }: { name: string; url: string }) {
  return <DeviceFrame label={`Preview of ${name}`} src={url} height={HEIGHT} />;
}
