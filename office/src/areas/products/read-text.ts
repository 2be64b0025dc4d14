import { unicodeEncodingOf } from 'shared-contracts/domain/unicode-encoding';

/** Text of a file in UTF-8 or UTF-16, or in the encoding that older spreadsheets of Windows write. */
export const readText = async (file: Blob): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder(unicodeEncodingOf(new Uint8Array(bytes)), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
