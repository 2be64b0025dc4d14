const NOTICE_MS = 30 * 86_400_000;

/** Whether shells refuse the release within the next 30 days. */
export const expiresSoon = ({ expires }: { expires?: string | undefined }): boolean =>
  expires !== undefined && Date.parse(expires) - Date.now() < NOTICE_MS;
