import Box from '@mui/material/Box';

/** Address of a stored picture for the office's pages, whose policy allows no other origin. */
const pictureAddress = (image: string, width: 160 | 320 | 800): string =>
  `/office/pictures?${new URLSearchParams({ image, w: String(width) })}`;

/** Pictures of the storage have a hash in their address. Others cannot be shown here. */
const HASHED = /\.[0-9a-f]{8}$/;

interface StoredPictureProps {
  /** Base path below /storage. */
  image: string;
  /** Empty for a picture beside its name. */
  alt: string;
  /** Width on the page in pixels. */
  width: number;
  /** Width for each unit of the height. */
  ratio?: number;
  /** CSS colour behind it. */
  ground?: string;
}

/** A stored picture on the ground that the shop gives it. Empty ground without one. */
export const StoredPicture = ({
  image,
  alt,
  width,
  ratio = 4 / 5,
  ground = 'var(--paper-2)',
}: StoredPictureProps) => (
  <Box
    sx={{ width, maxWidth: '100%', aspectRatio: ratio, bgcolor: ground, flexShrink: 0, overflow: 'hidden' }}
  >
    {HASHED.test(image) && (
      <Box
        component="img"
        // About twice the width on the page, for dense screens.
        src={pictureAddress(image, width > 160 ? 800 : width > 80 ? 320 : 160)}
        alt={alt}
        loading="lazy"
        sx={{ display: 'block', width: 1, height: 1, objectFit: 'contain' }}
      />
    )}
  </Box>
);
