/** Decodes base64. Text that is not base64 gives no bytes. */
export const bytesOf = (file: string): Uint8Array => {
  try {
    return Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
};
