/** react-admin's data provider over the endpoints of the office. */
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import type { OfficeClient } from '../api/office-client.ts';
import type { Change, ResourceEndpoints, ResourceMap } from './resource.ts';

/** Response of a list endpoint. `total` stops at `MAX_TOTAL`. `more`: there are more rows than that. */
interface ListResponse {
  data: RaRecord[];
  total: number;
  more: boolean;
}

/** Called after a record was saved, so that its typed text can be removed. `id` is absent for a new record. */
type OnSaved = (resource: string, id: string | undefined, record: RaRecord) => void;

const DEFAULT_PER_PAGE = 25;

const toListQuery = ({ pagination, sort, filter }: GetListParams): Record<string, unknown> => ({
  page: pagination?.page ?? 1,
  per_page: pagination?.perPage ?? DEFAULT_PER_PAGE,
  ...(sort?.field ? { sort: sort.field, order: sort.order === 'ASC' ? 'asc' : 'desc' } : {}),
  ...filter,
});

/** When there are more rows than were counted, react-admin gets no total, so that it shows "more than". */
const toListResult = (
  { data, total, more }: ListResponse,
  { pagination }: Pick<GetListParams, 'pagination'>,
): GetListResult => {
  if (!more) return { data, total, meta: { total, more } };
  const { page, perPage } = pagination ?? { page: 1, perPage: DEFAULT_PER_PAGE };
  return {
    data,
    meta: { total, more },
    pageInfo: { hasPreviousPage: page > 1, hasNextPage: page * perPage < total || data.length === perPage },
  };
};

const wholeRecord = ({ id: _, ...body }: RaRecord) => ({ body });

const unused = () => Promise.reject(new Error('No screen of the office uses this method'));

export const createDataProvider = (
  client: OfficeClient,
  resources: ResourceMap,
  onSaved: OnSaved = () => undefined,
): DataProvider => {
  const endpointsOf = <K extends keyof ResourceEndpoints>(resource: string, kind: K) => {
    const found = resources[resource]?.[kind];
    if (!found) throw new Error(`The resource ${resource} has no endpoint for ${kind}`);
    return found as NonNullable<ResourceEndpoints[K]>;
  };

  const readList = async (resource: string, params: GetListParams): Promise<GetListResult> => {
    const { signal } = params;
    const answer = await client.call(
      endpointsOf(resource, 'list'),
      { query: toListQuery(params) },
      { signal },
    );
    return toListResult(answer as ListResponse, params);
  };

  const readOne = (resource: string, id: unknown, signal?: AbortSignal): Promise<RaRecord> =>
    client.call(endpointsOf(resource, 'one'), { params: { id } }, { signal });

  const change = async (
    { endpoint, input }: Change,
    record: RaRecord,
    before?: RaRecord,
  ): Promise<RaRecord> =>
    client.call(endpoint, {
      ...(endpoint.path.includes('/:id') ? { params: { id: record.id } } : {}),
      ...(input ? await input(record, before) : wholeRecord(record)),
    });

  return {
    supportAbortSignal: true,
    getList: (resource, params) => readList(resource, params) as never,
    getOne: async (resource, { id, signal }) => ({ data: (await readOne(resource, id, signal)) as never }),
    getMany: async (resource, { ids, signal }) => ({
      data: (await Promise.all(ids.map((id) => readOne(resource, id, signal)))) as never,
    }),
    create: async (resource, { data }) => {
      const creation = endpointsOf(resource, 'create');
      const made = await change(creation, data as RaRecord);
      creation.input?.renew?.();
      onSaved(resource, undefined, data as RaRecord);
      return { data: { ...data, ...made } as never };
    },
    update: async (resource, { id, data, previousData }) => {
      const record = { ...data, id } as RaRecord;
      const made = await change(endpointsOf(resource, 'update'), record, previousData);
      onSaved(resource, String(id), record);
      // A reason belongs to one change, and the next form starts without it.
      const { reason: _, ...kept } = record;
      return { data: { ...kept, ...made } as never };
    },
    getManyReference: unused,
    updateMany: unused,
    delete: unused,
    deleteMany: unused,
  };
};
