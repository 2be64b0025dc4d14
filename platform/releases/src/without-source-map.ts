/** A style sheet without its last comment: pages inline the sheet, and the address of the source map is wrong there. */
export const withoutSourceMap = (text: string): string =>
  text.replace(/\n?\/\*# sourceMappingURL=.*?\*\/\s*$/, '');
