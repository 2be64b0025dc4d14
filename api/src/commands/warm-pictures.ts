import { constants, setPriority } from 'node:os';
import { Command } from 'commander';
import { openPictureStorage } from '../media/picture-storage.ts';
import { createPictures } from '../modules/storage/pictures.ts';
import { findPicturesToWarm } from '../modules/storage/pictures-to-warm.service.ts';
import { print } from './print.ts';
import { withMigratedDatabase } from './with-database.ts';

export const warmPicturesCommand = new Command('warm-pictures')
  .description('make the pictures that a first visitor would wait for; what is there is kept')
  .action(() =>
    withMigratedDatabase(async (db, config) => {
      // The API may have started this process. Then end when the API ends. The low priority favours requests.
      process.once('disconnect', () => process.exit());
      setPriority(constants.priority.PRIORITY_LOW);
      const list = await findPicturesToWarm(db);
      await createPictures(openPictureStorage(config)).warm(list);
      print(`${list.length} pictures are ready`);
    }),
  );
