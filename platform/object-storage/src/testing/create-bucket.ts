import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

/** Creates a bucket in the store that the environment names. */
export const createBucket = async (name: string): Promise<void> => {
  const client = new S3Client({ forcePathStyle: process.env.S3_PATH_STYLE === 'on' });
  await client.send(new CreateBucketCommand({ Bucket: name }));
};
