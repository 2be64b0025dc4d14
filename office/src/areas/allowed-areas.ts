import type { Permission } from 'shared-contracts/office/access';
import type { ResourceMap } from '../data/resource.ts';
import type { Area } from './area.ts';

/** Areas with the pages that a person may see. */
export const allowedAreas = (areas: readonly Area[], permissions: readonly Permission[]): Area[] => {
  const may = (permission: Permission | undefined): boolean =>
    permission === undefined || permissions.includes(permission);
  return areas
    .filter(({ permission }) => may(permission))
    .map((area) => ({ ...area, pages: (area.pages ?? []).filter(({ permission }) => may(permission)) }));
};

export const resourcesOf = (areas: readonly Area[]): ResourceMap =>
  Object.fromEntries(
    areas.flatMap(({ resources = [] }) => resources.map(({ name, endpoints }) => [name, endpoints])),
  );
