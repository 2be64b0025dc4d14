/** Part of a picture that a frame shows. */

export interface Size {
  width: number;
  height: number;
}
/** Choice of the person: `zoom` 1 shows as much as the frame allows, `x` and `y` from 0 to 1 move the frame. */
export interface Frame {
  zoom: number;
  x: number;
  y: number;
}
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Frame in the middle of the picture. */
export const MIDDLE: Frame = { zoom: 1, x: 0.5, y: 0.5 };

/**
 * Part of the picture inside the frame, as shares of its width and height.
 * @param ratio width of the frame for each unit of its height
 */
export const cropOf = (picture: Size, ratio: number, { zoom, x, y }: Frame): Crop => {
  const width = Math.min(picture.width, picture.height * ratio) / zoom;
  const share = { width: width / picture.width, height: width / ratio / picture.height };
  return { left: x * (1 - share.width), top: y * (1 - share.height), ...share };
};
