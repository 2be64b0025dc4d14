/** Removes the source map comment, whose relative address would be wrong in a page that inlines the sheet. */
export const withoutSourceMap = (text: string): string =>
  text.replace(/\n?\/\*# sourceMappingURL=.*?\*\/\s*$/, '');
