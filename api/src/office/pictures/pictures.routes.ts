import { MAX_PICTURE_BYTES } from 'shared-contracts/office/picture-limits';
import * as endpoints from 'shared-contracts/office/pictures';
import { orNotFound } from '../../errors/or-not-found.ts';
import { openPictureStorage } from '../../media/picture-storage.ts';
import type { OfficeModule } from '../../module.ts';
import { createPictures } from '../../modules/storage/pictures.ts';
import { fileLimits } from '../../plugins/body-gate.ts';
import { sendFile } from '../../plugins/send-file.ts';
import { officeEndpoints, staffOf } from '../access/access.ts';
import { addPicture } from './pictures.service.ts';

/** Time for an upload from a phone, and to encode the picture on a busy machine. */
const ANSWER_WITHIN_MS = 90_000;
const BODIES_AT_ONCE = 2;
/** The address of a picture has a hash of its content. */
const FOREVER = 'private, max-age=31536000, immutable';
const PREFIX = '/storage/';

/** Pictures that staff upload, and small ones for the office's pages. */
export const picturesModule: OfficeModule = (app, deps) => {
  const storage = openPictureStorage(deps.config);
  const pictures = createPictures(storage);
  const uploads = { maxBytes: MAX_PICTURE_BYTES, atOnce: BODIES_AT_ONCE, answerWithinMs: ANSWER_WITHIN_MS };
  const onUpload = officeEndpoints(app, deps, fileLimits(uploads));
  onUpload(endpoints.addPicture, ({ body, request }) =>
    addPicture({ db: deps.db, storage }, staffOf(request), body),
  );
  const on = officeEndpoints(app, deps, { answerWithinMs: ANSWER_WITHIN_MS });
  on(endpoints.readPicture, async ({ query: { image, w }, reply }) => {
    const picture = orNotFound(
      await pictures.get({ path: image.slice(PREFIX.length), width: w, format: 'webp' }),
    );
    const file = sendFile(reply, { type: picture.type, name: 'picture.webp', bytes: picture.body });
    reply.header('cache-control', FOREVER);
    return file;
  });
};
