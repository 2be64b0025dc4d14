import { Picture } from 'shared-ui/picture';

interface LinePictureProps {
  line: { frontend_image: string };
  className?: string;
  /** Width on screen. */
  sizes?: string;
}

/** Small picture of a product, beside its name. */
export const LinePicture = ({ line, className, sizes = '56px' }: LinePictureProps) => (
  <Picture
    base={line.frontend_image}
    alt=""
    sizes={sizes}
    widths={[160]}
    width={160}
    height={200}
    className={className}
  />
);
