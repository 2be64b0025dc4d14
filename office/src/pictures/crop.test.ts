import { expect, it } from 'vitest';
import { cropOf, MIDDLE } from './crop.ts';

it('takes the middle of a lying picture in full height', () => {
  expect(cropOf({ width: 1000, height: 500 }, 4 / 5, MIDDLE)).toEqual({
    left: 0.3,
    top: 0,
    width: 0.4,
    height: 1,
  });
});

it('takes the middle of a tall picture in full width', () => {
  expect(cropOf({ width: 400, height: 1000 }, 4 / 5, MIDDLE)).toEqual({
    left: 0,
    top: 0.25,
    width: 1,
    height: 0.5,
  });
});

it('takes the corner at twice the size', () => {
  const crop = cropOf({ width: 400, height: 500 }, 4 / 5, { zoom: 2, x: 1, y: 1 });
  expect(crop).toEqual({ left: 0.5, top: 0.5, width: 0.5, height: 0.5 });
});
