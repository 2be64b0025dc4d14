export { ParcelLine } from './parcel-line.tsx';
export { ParcelNotice } from './parcel-notice.tsx';
