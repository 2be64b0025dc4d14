export { BrokenGlassDrawing, CellarLampDrawing, CorkscrewDrawing, CrateDrawing } from './drawing.tsx';
