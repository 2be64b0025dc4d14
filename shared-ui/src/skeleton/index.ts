export { CardSkeleton, PictureSkeleton, Skeleton } from './skeleton.tsx';
