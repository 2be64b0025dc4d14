/** Address of a bucket: `s3://bucket` or `s3://bucket/prefix`. */
export interface BucketAddress {
  bucket: string;
  /** Empty, or with a final slash. */
  prefix: string;
}

/** Rules for names: https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*)\/?$/;

/** @returns null for text that is no address of a bucket */
export const readBucketAddress = (text: string): BucketAddress | null => {
  const [, bucket, path = ''] = ADDRESS.exec(text) ?? [];
  return bucket ? { bucket, prefix: path ? `${path.slice(1)}/` : '' } : null;
};
