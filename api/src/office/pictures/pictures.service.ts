import { createHash } from 'node:crypto';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { MIN_LOGO_SIDE, MIN_PICTURE_SIDE } from 'shared-contracts/office/picture-limits';
import type { addPicture as schema } from 'shared-contracts/office/pictures.schema';
import type { z } from 'zod';
import { audit } from '../../audit/audit.ts';
import { confirmRequestAccess } from '../../audit/writer.ts';
import type { Db } from '../../db/connect.ts';
import { slugify } from '../../lib/slugify.ts';
import { workOnPicture } from '../../media/picture-process.ts';
import type { PictureStorage } from '../../media/picture-storage.ts';
import type { Staff } from '../access/sessions.repository.ts';
import { isRecorded } from './pictures.repository.ts';

const NAME_LENGTH = 40;
const LONG_HASH = 12;
const SHORT_HASH = 8;

/**
 * Stores a photograph. Its address has a hash of the content, so that the same file sent twice is one picture.
 * @throws DomainError PICTURE_NOT_ACCEPTED, UNAVAILABLE
 */
export const addPicture = async (
  { db, storage }: { db: Db; storage: PictureStorage },
  staff: Pick<Staff, 'id'>,
  { file, folder, name, shape, crop }: z.output<typeof schema.body>,
): Promise<EndpointOutput<typeof schema>> => {
  const leastSide = shape === 'logo' ? MIN_LOGO_SIDE : MIN_PICTURE_SIDE;
  const picture = await workOnPicture({
    kind: 'picture',
    file: Buffer.from(file, 'base64'),
    options: { crop, leastSide, padded: shape === 'product' },
  });
  if (!picture) throw new DomainError('PICTURE_NOT_ACCEPTED', { pixels: leastSide }, ['file']);
  const { body, width, height } = picture;
  const hash = createHash('sha256').update(body).digest('hex');
  const words = slugify(name.slice(0, NAME_LENGTH)) || 'foto';
  // The short hash is part of every picture's address. The long one keeps pictures of the same name apart.
  const path = `${folder}/${words}-${hash.slice(0, LONG_HASH)}.${hash.slice(-SHORT_HASH)}`;
  const image = `/storage/${path}`;
  // Before the picture is stored, because a rollback does not remove it.
  await db.transaction().execute(confirmRequestAccess);
  if (!(await storage.has(`${path}.photo`))) await storage.write(`${path}.photo`, body);
  await db.transaction().execute(async (trx) => {
    // Not recorded, although stored: the process ended in between, and the file is sent again.
    if (await isRecorded(trx, image)) return;
    await audit(trx, {
      staffId: staff.id,
      action: 'pictures.add',
      entityId: image,
      after: { width, height },
    });
  });
  return { image, width, height };
};
