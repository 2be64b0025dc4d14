/**
 * Fonts of mails, by family: paths on the shop's site. They have no content hash, because a mail outlives the
 * releases of the shell, which serves them to every origin.
 */
export const MAIL_FONTS = {
  Fraunces: '/fonts/fraunces.woff2',
  'Source Sans 3': '/fonts/source-sans-3.woff2',
} as const;
