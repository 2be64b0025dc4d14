export { DownloadData } from './download-data.tsx';
