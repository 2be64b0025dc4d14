/** Value of a JSON text. Null for another text, such as the page of a proxy. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
