import { DownloadButtons } from '../../lib/download-buttons/download-buttons.tsx';
import { downloading } from './download-data.model.ts';

export const DownloadData = () => <DownloadButtons submission={downloading} />;
