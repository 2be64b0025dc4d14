import { Picture } from 'shared-ui/picture';

interface LinePictureProps {
  line: { frontend_image: string };
  className?: string;
}

/** Small picture of an ordered product, beside its name. */
export const LinePicture = ({ line, className }: LinePictureProps) => (
  <Picture
    base={line.frontend_image}
    alt=""
    sizes="56px"
    widths={[160]}
    width={160}
    height={200}
    className={className}
  />
);
