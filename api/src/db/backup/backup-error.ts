/** A backup could not be written, or the file is not a backup of this shop. The message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
