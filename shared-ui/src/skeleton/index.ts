export { CardSkeleton, PictureSkeleton, Skeleton, type SkeletonProps } from './skeleton.tsx';
