import type { Story } from '../../stories/story.ts';
import { BrokenGlassDrawing, CellarLampDrawing, CorkscrewDrawing, CrateDrawing } from './index.ts';

export default { title: 'Drawing' };

export const EmptyCrate: Story = () => <CrateDrawing />;
export const Corkscrew: Story = () => <CorkscrewDrawing />;
export const BrokenGlass: Story = () => <BrokenGlassDrawing />;
export const CellarLamp: Story = () => <CellarLampDrawing />;
