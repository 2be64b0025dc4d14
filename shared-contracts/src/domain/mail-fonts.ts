/**
 * Fonts of mails, by family: paths on the shop's site. The shell serves them to every origin. They have no
 * content hash, because a mail outlives the shell's releases.
 */
export const MAIL_FONTS = {
  Fraunces: '/fonts/fraunces.woff2',
  'Source Sans 3': '/fonts/source-sans-3.woff2',
} as const;
