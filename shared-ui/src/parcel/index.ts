export { ParcelLine, ParcelNotice } from './parcel.tsx';
