/** Value in the local storage. Null also when the browser blocks the storage. */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
