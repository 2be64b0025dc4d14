/** Time for the browser to save a file. */
const KEPT_MS = 60_000;

/** Offers the text of an export as a file to save. */
export const saveText = ({ filename, text }: { filename: string; text: string }, type = 'text/csv'): void => {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // Safari reads the file after the click, on iOS once the person has confirmed.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};
